# Co která krajina dělá: krátce, podrobnosti, kdy ji lze použít a příklad.

## A, Šlapáky
landscape-text-a = Jednou kartou smíte přeskočit jedno číslo.
landscape-more-a = 2 na 0, 3 na 1, nebo hromádku založit kartou 1. Modrou 4 lze položit na 2.
landscape-when-a = při hraní karet
landscape-example-a = Na zelené hromádce je 0. Položíte na ni zelenou 2, aniž potřebujete 1.

## B, Dvojí stezka
landscape-text-b = Vezměte dva sloupce, dohromady nejvýš 4 karty.
landscape-more-b = Oba sloupce berete celé. Předtím můžete zaplatit za nové karty.
landscape-when-b = při sběru
landscape-example-b = Červený sloupec má 1 kartu a hnědý 3: berete všechny čtyři.

## C, Hrabaný písek
landscape-text-c = Seřaďte své hromádky, jak chcete, a vezměte 2 žaludy.
landscape-more-c = Potřebujete aspoň jednu hromádku. Pořadí může zůstat stejné.
landscape-when-c = kdykoli ve vašem tahu
landscape-example-c = Žlutou hromádku přesunete k červené, aby jejich žaludy na konci tahu sousedily.

## D, Hluboký háj
landscape-text-d = Doberte si 4 karty a jednu z nich odložte.
landscape-more-d = Sloupec neberete a karty nikdo jiný nevidí. Je-li v balíčku karet méně, doberete si zbylé; jednu přesto odložíte.
landscape-when-d = místo sběru
landscape-example-d = Doberete si dvě 0, 1 a 3. Nízké karty si necháte a 3 odložíte.

## E, Čajovna
landscape-text-e = Po sběru ještě zahrajte až 2 karty.
landscape-more-e = Dvě různých typů, za které můžete získat bonus za sousedící žaludy, nebo jednu či dvě stejného typu.
landscape-when-e = po sběru
landscape-example-e = Seberete fialový sloupec a hned zahrajete fialovou 0 a červenou 1.

## F, Osamělá borovice
landscape-text-f = Vezměte vrchní kartu jednoho sloupce a 2 žaludy.
landscape-more-f = Kartu si berete do ruky; zbytek sloupce zůstává.
landscape-when-f = kdykoli ve vašem tahu
landscape-example-f = Vezmete si oranžovou 2, která vám chyběla, a ve stejném tahu ji zahrajete.

## G, Potok listí
landscape-text-g = Vezměte libovolnou kartu z odkládací hromádky.
landscape-more-g = Můžete si prohlédnout celou odkládací hromádku. Kartu si berete do ruky.
landscape-when-g = kdykoli ve vašem tahu
landscape-example-g = Mezi odloženými kartami leží hnědá 3. Vezmete si ji a uzavřete hromádku.

## H, Cesta ke svatyni
landscape-text-h = Po zahrání aktivujte cíl, nebo prohoďte svůj.
landscape-more-h = Cíl stojí jako vždy 3 žaludy. Prohození je zdarma: jeden svůj cíl vrátíte a vezmete si jiný ze zásoby.
landscape-when-h = po zahrání jednoho typu
landscape-example-h = Zahrajete dvě červené karty a za 3 žaludy aktivujete cíl „Nejvíc červených listů“.

## I, Zvonice
landscape-text-i = Po aktivaci cíle vezměte i jeden celý sloupec.
landscape-more-i = Aktivace cíle musí být vaše hlavní akce. Za nové karty tu platit nelze.
landscape-when-i = po aktivaci cíle
landscape-example-i = Aktivujete cíl „Nejvíc žaludů“ a vezmete si k tomu žlutý sloupec.

## J, Měsíční most
landscape-text-j = Zahrajte až 4 karty nejvýš na 2 hromádky.
landscape-more-j = Nahrazuje běžné zahrání karet. Za dva a více typů můžete získat bonus za sousedící žaludy.
landscape-when-j = při hraní karet
landscape-example-j = Zelenou 0, 1 a 2 zahrajete na jednu hromádku, hnědou 1 na druhou.

## K, Tři lucerny
landscape-text-k = Vezměte vrchní karty až 3 sloupců.
landscape-more-k = Z každého sloupce jednu, místo celého sloupce. Předtím můžete zaplatit za nové karty.
landscape-when-k = místo sběru
landscape-example-k = Na červeném, zeleném a fialovém sloupci je, co potřebujete: vezmete si ty tři karty.

## L, Ohniště
landscape-text-l = Odložte libovolné karty: za každou 1 žalud a 2 navíc.
landscape-more-l = Kolik chcete. 2 žaludy dostanete, i když neodložíte nic.
landscape-when-l = kdykoli ve vašem tahu
landscape-example-l = Odložíte tři karty, které nevyužijete, a vezmete si 5 žaludů.

## M, Mechové kořeny
landscape-text-m = Zasuňte až 2 karty pod neuzavřené hromádky.
landscape-more-m = Na typu nezáleží a karty se do hromádky počítají. Aspoň jednu kartu musíte také zahrát.
landscape-when-m = při hraní karet
landscape-example-m = Zahrajete červenou 1 a pod červenou hromádku zasunete dvě hnědé karty: bude mít víc bodů.

## N, Vodopád
landscape-text-n = Odkryjte 4 karty z balíčku a vhodné zahrajte.
landscape-more-n = Každou kartu, kterou zahrát lze, zahrát musíte; ostatní dáte do nabídky. Za sousedící žaludy dostanete bonus hned.
landscape-when-n = kdykoli ve vašem tahu
landscape-example-n = Žlutou 1 zahrát lze, zahrajete ji. Červenou 3 zahrát nelze, dáte ji do červeného sloupce.
