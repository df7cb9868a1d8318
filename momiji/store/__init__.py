"""What is kept on disk. pydantic lives here and nowhere else."""
