"""How the HTML booklet looks: paper, ink and the type of the game."""

STYLE = """\
:root { --ink: #2b2320; --soft: #5c4c40; --paper: #f6ecd4; --red: #962418; --rule: #cdb58d; --indigo: #263e60; --card: 64px }
* { box-sizing: border-box }
html { background: #3a302a }
body { max-width: 72rem; margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 4.5rem) 5rem; background: var(--paper); color: var(--ink);
  font: 500 1.18rem/1.42 Alegreya, Georgia, serif }
h1, h2, h3, h4, b { font-weight: 800 }
h1 { font-size: 3.4rem; line-height: 1; margin: 0 }
h2 { font-size: 2.1rem; margin: 3.5rem 0 1rem; padding-bottom: .4rem; border-bottom: 2px solid #70563e }
h3 { font-size: 1.6rem; margin: 0 0 .5rem }
h4 { font-size: 1.2rem; margin: 1.1rem 0 .5rem }
p { margin: 0 0 .75rem; position: relative; max-width: 36rem }
a { color: var(--red); text-decoration: none }
a:hover { text-decoration: underline }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
p:target { background: #f6dc9a; box-shadow: 0 0 0 .35rem #f6dc9a }
.lead { font-style: italic; color: var(--red); font-size: 1.3rem }
header { text-align: center }
header p { margin: .3rem auto }
.about { color: var(--soft) }
nav > ul { columns: 3 14rem; padding: 0; margin: 0 }
nav li { list-style: none; break-inside: avoid }
nav li ul { padding: 0 0 .8rem 1.9rem }
article { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: 2.6rem;
  padding: 1.8rem 0; border-top: 1px solid var(--rule);
  break-inside: avoid }
h2 + article { border-top: 0 }
.prose { padding-left: 3.1rem }
.prose small { position: absolute; left: -3.1rem; width: 2.7rem; color: #806448; font: 700 .82rem/1.95 'Alegreya Sans', sans-serif }
.title { display: block }
.pictured { display: flex; gap: .9rem; align-items: center }
.picture { flex: none; display: flex; gap: .2rem; align-items: center; zoom: .78 }
aside { align-self: start }
aside > h4:first-child { margin-top: .3rem }
figure { margin: 0 0 .9rem }
figcaption, .caption { font: 700 1rem/1.35 'Alegreya Sans', sans-serif; color: var(--soft); margin-top: .3rem }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: .6rem; min-height: 3rem; background: #fff6e0;
  border: solid var(--indigo); border-width: 7px 0 }
.way .row { background: none; border: 0; padding: .2rem 0 }
.way > span, .chip { font: 700 .9rem/1 'Alegreya Sans', sans-serif }
.way > span { color: var(--soft) }
.chip { display: inline-block; padding: .3rem .8rem; margin-bottom: .3rem; border-radius: 1rem; background: var(--indigo); color: #fbf3e2 }
.gain { display: inline-block; margin-top: .3rem; padding: .15rem .7rem; border: 2px solid #6b4408; border-radius: 1rem; color: #744808;
  font: 700 1rem/1.3 'Alegreya Sans', sans-serif }
table { border-collapse: collapse; width: 100%; font: 700 1rem/1.3 'Alegreya Sans', sans-serif }
td, th { padding: .35rem .5rem; border-bottom: 1px solid var(--rule); text-align: right; font-weight: 700 }
td:first-child { text-align: left }
.total td { border-top: 2px solid #70563e; font-size: 1.2rem }
.keys td { text-align: left }
kbd { display: inline-block; padding: 0 .5rem; border: 1px solid #60442a; border-bottom-width: 3px; border-radius: .35rem;
  background: #fff6e0; font: 700 .95rem/1.6 'Alegreya Sans', sans-serif }
span[class*=" d-"], span[class^="d-"] { display: inline-block; background-size: 100% 100%; background-repeat: no-repeat }
.card, .pile, .column, .hand, .discard { position: relative; display: inline-flex }
.face { position: relative; width: var(--card); height: calc(var(--card) * 1.4); border-radius: 5px; box-shadow: 0 2px 5px #0006 }
.pile .face { box-shadow: 2px 1px 0 #eee2c8, 3px 2px 0 #78624c, 4px 2px 0 #eee2c8, 5px 3px 6px #0007 }
.column { flex-direction: column }
.column .face + .face { margin-top: calc(var(--card) * -1.02) }
.hand .face + .face, .discard .face + .face { margin-left: calc(var(--card) * -.5) }
.discard .face { transform: rotate(-4deg) }
.mark { position: absolute; width: 21%; height: 30%; bottom: 9% }
.mark.left { left: 0 }
.mark.right { right: 0 }
.pile .gate { position: absolute; left: 7%; bottom: 2%; width: 86%; height: 52% }
.count { position: absolute; right: -6px; bottom: -6px; padding: 0 .45rem; border-radius: 1rem; background: #181311;
  color: #fbf3e2; font-size: .95rem }
.token { width: 62px; height: 52px }
.acorns { display: inline-flex; align-items: center }
.acorn { width: 34px; height: 34px; margin-right: -4px }
.acorn.large { width: 44px; height: 44px }
.goal { width: 68px; height: 68px }
.land { position: relative; width: 84px; height: 118px; border: 2px solid #3c2c22; border-radius: 4px }
.seal { position: absolute; left: 5px; top: 6px; width: 1.35rem; text-align: center; background: #c4412c; color: #fbf3e2;
  border-radius: 3px; font-size: .95rem; line-height: 1.35rem }
.pip { width: 34px; height: 34px; vertical-align: middle; margin-right: .4rem }
nav .pip { width: 22px; height: 22px }
.leaf { width: 96px; height: 96px }
.inline { width: 1.1em; height: 1.1em; vertical-align: -.2em }
.gap { width: 22px }
@media (max-width: 760px) { article { grid-template-columns: 1fr; gap: 1rem } }
@media print {
  html, body { background: none }
  body { max-width: none; padding: 0; font-size: 10.5pt }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  .chapter { break-before: page }
}"""
