/** On board, in Dutch: service, food, shop, and the canteen on shore. */
export const onBoard = `
=== Service aan boord
english: Service on board

Mensen zijn één nacht bij ons. Ze hebben de hele dag gereden, ze zijn een beetje bang voor de zee, en achterin vraagt iemand of we er al zijn. Vier dingen maken die nacht goed.

1. **Kijk op** voordat ze moeten kuchen.
2. **Weet één ding meer** dan ze vroegen. Waar de maan opkomt. Wanneer het rustig is in de bar.
3. **Los het nu op.** Ieder van jullie mag zonder vragen tot 30 euro weggeven: een koffie, een hut, een fles.
4. **Vertel het de volgende dienst**, dan hoeven zij het niet twee keer te zeggen.

> De steward vond het konijn van onze dochter bij de was en bracht het terug in een kapiteinspet.
>
> Uit een brief, augustus

=== Zo hoort een hut
english: Cabin standard

Veertien minuten voor twee bedden, in deze volgorde: raam, badkamer, bedden, vloer, lamp aan, deur.

- Vier handdoeken, twee zeepjes, één kaart met de verzamelplaats, op ooghoogte.
- Haren in de douche zijn het enige waar ze over schrijven. Kijk, en kijk nog eens van onderaf.
- Iets vergeten: zak, label met hut en datum, purser. Zie [[Gevonden voorwerpen]].
- Overgegeven in de hut: rode zak, handschoenen, dertig minuten dicht.

=== Winterkaart van het restaurant
english: Menu of the restaurant, winter

[picture: table:winter; Drie borden op een houten tafel, van boven gezien; De proeverij van donderdag: iedereen wilde het middelste]

| Gerecht | Prijs | Goed om te weten |
| Erwtensoep, roggebrood, spek | 9,50 | op verzoek zonder spek |
| Schelvis uit Peterhead, mosterd, prei | 22,00 | vis |
| Lam van Texel, acht uur in de oven | 26,00 | |
| Parelgort met paddenstoelen en oude kaas | 17,50 | vegetarisch |
| Rode biet, linzen, mierikswortel | 16,00 | veganistisch |
| Appeltaart van mevrouw Oosterhuis | 7,00 | bevat noten |

De vis komt in Aberdeen aan boord op de dag dat hij gebakken wordt. Op is op.

=== Recept: erwtensoep voor 120
english: Recipe: pea soup for 120

De lepel moet blijven staan. Blijft hij niet staan, dan is het groen water.

~~~
1. **12 kg** spliterwten, gewassen, in 45 liter koud water. Nog geen zout.
2. Twee varkenspoten en 6 kg hamlap, aan één stuk. Aan de kook brengen, afschuimen, dan twee uur laag.
3. 4 kg knolselderij, 3 kg prei, 3 kg wortel, 2 kg aardappel, alles zo groot als een duimnagel.
4. Het vlees eruit, snijden, terug erin. Rookworst pas de laatste tien minuten.
5. *Nu* zout. En dan wachten tot morgen.

> Bij ruw weer: halve pan, alle deksels.
~~~

=== Allergenen en diëten
english: Allergens and special diets

Niemand gokt. De lijst hangt in elke kombuis, en de gast krijgt zijn antwoord van de kok en niet uit het hoofd.

| Bevat | Teken |
| Gluten | G |
| Melk | M |
| Noten | N |
| Vis, schaaldieren | V |
| Ei | E |
| Sesam | S |

Eigen mes, eigen plank, eigen pan, in paars. Halal: het lam wel, de ham in de soep niet. Vraag Amina bij twijfel, ze wordt liever wakker gemaakt.

=== Voedselveiligheid aan boord
english: Food safety on board

- Koelkasten onder 4 °C, aflezen om 07, 13 en 19 uur. Twee uur boven 7: weggooien, en opschrijven.
- Heet is boven de 65. Gebruik de thermometer, niet je vinger.
- Eerst erin, eerst eruit. De stickers hebben dagen, de dagen hebben kleuren, zondag is wit.
- Buikgriep: je blijft uit de kombuis tot **48 uur** erna. Je wordt doorbetaald, dus zeg het.

=== Winkel: wat verkoopt
english: Shop: what sells

[picture: curve:shop; Een stijgende blauwe lijn en een vlakke rode; Omzet van de winkel (blauw) en van parfum alleen (rood)]

Wollen sokken verslaan sinds maart het parfum. De zoute drop verkoopt aan Noren per kilo en aan Engelsen één keer.

1. Sokken met meeuwen
2. Drop, heel zout
3. Opladers, dankzij [[Gevonden voorwerpen]]
4. Gemberkoekjes
5. Het model van de *Meeuw*, 49 euro, altijd één te weinig

=== Purser: openen en kas
english: Purser: opening and cash

Open van twee uur voor vertrek tot 23.00 uur, en vanaf 06.00 uur. Wisselgeld 400 euro, 300 pond, 3.000 kroon. Tel bij elke wissel, met z'n tweeën, en één zegt de getallen hardop.

Wisselen tegen de koers op het scherm. Munten van andere landen gaan in een mooie pot voor de reddingmaatschappij.

=== Bar en alcohol
english: Bar and alcohol

Achttien is achttien, ook met een baard. Wie genoeg heeft, krijgt water, brood en een gesprek. Helpt het gesprek niet, dan helpt de officier van de wacht.

Laatste ronde om 00.30 uur, licht aan om 01.00 uur. Op stormachtige nachten sluiten we eerder en delen we dekens uit; de meeste mensen zijn blijer met de deken.

=== Kinderen aan boord
english: Children on board

[picture: ferry:dawn children; Een witte veerboot in het ochtendlicht; Kleur hem in: de tekening ligt bij de purser]

De speelkamer op dek 6 van de *Meeuw* gaat open als het autodek dichtgaat. Om 19.00 uur leest Robin voor, in de taal van de meerderheid. In elke gang hangen kleine reddingsvesten, en kinderen mogen er een passen; dat is geen grap, dat is een oefening.

Flesjes warmen we op elk uur op in het restaurant. Klop gewoon aan.

=== Kantinemenu: week 46
english: Canteen menu: week 46

Delfzijl, eerste verdieping, 11.45 tot 13.15 uur. Vier euro, met soep.

| Dag | Soep | Hoofdgerecht | Zonder vlees |
| Maandag | Mosterd | Gehaktbal, jus, rode kool | Notengehakt |
| Dinsdag | Tomaat | Roti met kip | Roti met pompoen |
| Woensdag | Prei | Andijviestamppot, worst | Andijviestamppot, kaas |
| Donderdag | Kip | Lekkerbek, friet | Falafel, friet |
| Vrijdag | Erwten, de lepel staat | Pannenkoeken | ook pannenkoeken |

=== Kantinemenu: week 47
english: Canteen menu: week 47

[picture: table:canteen; Drie borden op een houten tafel; Woensdag, voor de rij]

| Dag | Soep | Hoofdgerecht | Zonder vlees |
| Maandag | Ui met kaasbrood | Nasi met een ei | Nasi met tempé |
| Dinsdag | Wortel en gember | Rundvleesstoof, aardappelen | Wittebonenstoof |
| Woensdag | Broccoli | Lasagne | Lasagne met spinazie |
| Donderdag | Vis, wat de Meeuw meebracht | Mosselen, brood | Quiche |
| Vrijdag | Erwten | Hutspot met klapstuk | Hutspot met paddenstoelen |

! De mosselen van donderdag: zeg voor dinsdag of je komt. Kees koopt per krat.

=== Kantinemenu: week 48
english: Canteen menu: week 48
draft: Vrijdag: sinterklaas. Speculaaspudding? Tineke vragen hoeveel kinderen er komen.

| Dag | Soep | Hoofdgerecht | Zonder vlees |
| Maandag | Bloemkool | Kip in mosterd | Courgetteschotel |
| Dinsdag | Rode biet | Pasta met tonijn | Pasta met olijven |
| Woensdag | Minestrone | Gevulde paprika | Gevulde paprika, rijst |
| Donderdag | Knolselderij | Kabeljauw, spinazie, puree | Ei, spinazie, puree |
| Vrijdag | Erwten | nog niet bekend | nog niet bekend |

=== Kantine: wie doet de afwas
english: Canteen: who washes up

Iedereen de eigen kop, en op vrijdag doet het team van de maand de rest. November is Vracht, december IT. Ruilen kost een taart.

=== Brieven waar we trots op zijn
english: Letters we are proud of

Hier opgeprikt in plaats van op het bord in de eetzaal, waar niemand op de *Alk* ze kon lezen.

> Jullie maakten van een afgezegde vakantie het beste verhaal van het jaar. Die wafels om twee uur 's nachts!
>
> Familie Hartog, Assen

> Aan de werktuigkundige die mijn rolstoel repareerde met een onderdeel van een koffieapparaat: hij rijdt nog steeds.
>
> Mevrouw Innes, Stonehaven

> Dank dat jullie ons over de vertraging vertelden voordat we van huis gingen.
>
> D. Farouk, vervoerder

=== Kerstovertocht
english: Christmas crossing

De *Meeuw* op de 23e, 412 passagiers, van wie de meesten naar huis gaan. Vanaf de 12e een boom in de hal, vastgesjord, zonder kaarsen. Het koor van Termunten vanaf 20.00 uur op dek 6. Marco maakt gans voor wie die voor de 15e bestelt.

Wie die nacht werkt, heeft oudejaarsavond vrij. De lijst ligt bij Tjerk.
`;
