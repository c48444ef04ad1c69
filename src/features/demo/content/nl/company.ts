/** The company itself, in Dutch. */
export const company = `
=== Welkom bij Noordervaart
english: Welcome to Noordervaart

[block: greeting]

[announcement: Zondag gaat de winterdienstregeling in; De laatste boot uit Delfzijl vertrekt om 18.30 uur. Print de nieuwe dienstregeling voor het weekend.; Bekijk de dienstregeling > Winterdienstregeling; ferry:dawn wide]

[shortcuts: Dienstregeling > Winterdienstregeling @calendar; Reiskosten @receipt; Verlof > Verlof en ziekte @umbrella; Kantinemenu > Kantinemenu: week 47 @utensils; Telefoonlijst > Telefoonlijst en dienstnummers @phone; Salaris > Salariskalender @wallet]

:: 8

## Deze week

- Zondag gaat de **winterdienstregeling** in. De afvaarten uit Delfzijl schuiven naar 18.30 uur; zie [[Winterdienstregeling]].
- De MS Stern ligt tot de 14e in het dok. [[MS Stern in het droogdok|Wat dat betekent voor bemanning en vracht]].
- Donderdag om 10.00 uur is de verzameloefening in Aberdeen. Iedereen in de terminal doet mee: [[Verzameloefening]].
- Nieuwe gezichten: Elin Nygaard in de winkel, Kaj Nilsen bij IT. Hun eerste week volgt [[Je eerste week]].

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

! **Manager van dienst deze week** Ed Elzinga, toestel 210. 's Nachts neemt eerst de brug van het dichtstbijzijnde schip op.

### Schepen vandaag
| Schip | Vandaag |
| Meeuw | Aberdeen, vertrekt 19.00 |
| Alk | op zee, verwacht 08.15 |
| Stern | in het dok |

[block: people this week]

::

## Nieuw aan boord?

Begin met [[Je eerste week]], lees [[Hoe we werken]], en vraag de rest aan wie je maar tegenkomt. Niemand hier heeft het uit een boekje geleerd.

=== Over Noordervaart
english: About Noordervaart

[picture: harbour:day; De kade in Delfzijl met een veerboot en twee kranen; De kade in Delfzijl, waar het in 1974 begon]

Noordervaart brengt mensen, vrachtwagens en alles wat daartussen past over de Noordzee. Drie schepen, vier havens, zestig collega's aan de wal en in de bemanningsplanning, en ongeveer **412.000 passagiers** per jaar.

## Waar we voor staan

We varen op tijd als de zee het toelaat, en zeggen het vroeg als dat niet lukt. We vertellen een chauffeur liever om twaalf uur dat hij moet wachten dan dat hij het aan de poort merkt.

## In cijfers

| Per jaar | 2023 | 2024 | 2025 |
| Passagiers | 371.000 | 398.000 | 412.000 |
| Vrachteenheden | 58.200 | 60.900 | 64.300 |
| Op tijd vertrokken | 91 % | 93 % | 94 % |
| Collega's | 54 | 57 | 60 |

## Waar je ons vindt

Het kantoor staat aan de Handelskade 12 in Delfzijl, naast de sluis. Bel aan; bij nat weer klemt de deur. Schrijf naar [info@noordervaart.example](mailto:info@noordervaart.example).

=== Onze geschiedenis
english: Our history

[picture: lighthouse:dusk; Een gestreepte vuurtoren laat zijn licht over zee schijnen; Het licht van Borkum, op elke ansichtkaart die we ooit drukten]

## 1974: één schip en een lening

Klaas Oosterhuis kocht een kustvaarder, de *Zeehond*, met geld van zijn schoonzus, de bakker. De eerste lading was pootaardappelen voor Aberdeen. De eerste passagier was een student met een fiets, die betaalde met een kaas.

## 1988: de eerste veerboot

Op de *MS Meeuw*, de eerste van die naam, pasten veertig auto's. Chauffeurs reden achteruit aan boord, want een boegdeur was er niet. Sommigen vertellen er nog steeds over.

## 2009: Kristiansand

De Noorse route begon als proef voor één zomer. In de tweede verdiende ze zichzelf terug, dankzij de zalm.

## 2021: walstroom

Schepen in Delfzijl liggen 's nachts nu stil te slapen. De buren brachten taart.

> Mijn vader zei: een veerboot is een belofte met een dienstregeling.
>
> Olga Oosterhuis, bij het vijftigjarig bestaan

=== Hoe we werken
english: How we work

Vijf gewoonten. Ze komen uit de twee dagen in Termunterzijl, en we hielden die waar een jaar later nog iemand iets mee deed.

1. **Zeg het vroeg.** Een vertraging die je op tijd meldt, is een plan. Een die je te laat meldt, is een klacht.
2. **Eén eigenaar per ding.** Een taak met twee eigenaars heeft er geen. Wie het is, staat op de pagina van het project.
3. **Schrijf het op waar anderen het vinden.** Besluiten staan hier op een pagina, niet in een mail aan zes mensen.
4. **Eerst veiligheid, dan service, dan geld.** In die volgorde, ook op drukke dagen. Zie [[Veiligheidsbeleid]].
5. **Vraag het aan wie het doet.** Voordat er een regel voor het autodek verandert, staat er iemand op het autodek.

! Weet je niet zeker of je iets mag beslissen? Kun je het voor vrijdag terugdraaien, beslis dan. Kan dat niet, bel dan je leidinggevende.

=== Strategie tot 2030
english: Strategy to 2030

## Waar we willen zijn

Drie schepen op twee routes die ook in de winter geld verdienen, de helft van de uitstoot van 2019 per ton die we vervoeren, en een bedrijf waar je van matroos gezagvoerder kunt worden zonder weg te gaan.

## Wat we gaan doen

| Doel | Maat | Eigenaar | Wanneer |
| Schoner varen | 50 % minder CO2 per tonmijl dan in 2019 | Wietske | 2030 |
| De winter vullen | Bezetting boven 60 % van november tot en met februari | Joris | 2027 |
| Onze mensen houden | Minder dan 4 gaan per jaar uit eigen beweging weg | Ada | elk jaar |
| Eén boeking voor auto en vracht | Eén systeem, één klantnummer | Sietse | 2028 |

Het eerste doel meten we zoals de sector dat doet:

$$
\\frac{\\text{CO}_2}{\\text{tonmijl}} = \\frac{3{,}2 \\times \\text{brandstof (t)}}{\\sum_{i=1}^{n} \\text{lading}_i \\text{ (t)} \\times \\text{afstand}_i \\text{ (zm)}}
$$

## Wat we niet gaan doen

Geen vierde schip voordat het derde is afbetaald. Geen route die na het derde jaar nog subsidie nodig heeft.

[countdown: Het derde schip is afbetaald; 2029-12-31 12:00]

=== Organisatieschema
english: Organisation chart

We houden het plat: elk team heeft een hoofd, en op maandag zitten alle hoofden om één tafel.

| Team | Hoofd | Mensen | Pagina |
| Vloot | Ed Elzinga | 8 | Team Vloot |
| Techniek | Wietske Bakker | 7 | Team Techniek |
| Aan boord | Fenna Brouwer | 8 | Team Aan boord |
| Terminals | Douwe Veenstra | 8 | Team Terminals |
| Vracht | Joris Blom | 8 | Team Vracht |
| Reizen en service | Femke de Boer | 7 | Team Reizen en service |
| Personeel en kantoor | Ada Admiraal | 5 | Team Personeel en kantoor |
| IT en data | Sietse Hoekstra | 4 | Team IT en data |

De algemeen en de financieel directeur, de bestuurssecretaris en kwaliteit vallen direct onder het bestuur. Varende bemanningen tellen hier niet mee; [[Bemanningswissels]] legt uit waarom.

=== Woordenlijst van zee en kantoor
english: Glossary of the sea and the office

Woorden die we gebruiken zonder het te merken. Moest je ernaar vragen, zet het erbij.

~~~
| Woord | Wat we bedoelen |
|---|---|
| **Bijna-ongeval** | Het ging net goed. Melden, altijd. |
| **Bootsman** | Weet op dek waar alles ligt. Bram, op de *Meeuw*. |
| **Bunkeren** | Brandstof laden. Niet roken, niet bellen op het autodek, zonder uitzondering. |
| **Foutvracht** | Ruimte die iemand boekte, niet gebruikte en toch betaalt. |
| **Keertijd** | Van de eerste tros aan de wal tot de laatste tros aan boord. Ons record is 71 minuten. |
| **Koeltrailer** | Een gekoelde trailer die een stopcontact wil. |
| **Laadmeter** | Eén meter van een strook van drie meter breed. De *Meeuw* heeft er 1.240. |
| **Pax** | Passagiers. Zeg het nooit tegen een passagier. |
| **Ro-ro** | Rolt erop, rolt eraf. Wat wij doen. |
| **Sjorren** | Vrachtwagens vastzetten. Golven boven 2,5 m: alles; boven 4 m: we blijven liggen. |
| **Sluitingstijd** | De minuut waarna geen vrachtwagen meer aan boord komt. 60 minuten voor vertrek voor vracht, 45 voor auto's. |
| **Verstekelingenronde** | De ronde over het autodek voordat de deur dichtgaat. |
~~~

=== Regels voor geschenken
english: Policy on gifts

Leveranciers zijn vriendelijke mensen, en met Kerst zijn ze heel vriendelijk.

- Tot **25 euro**: bedank ze, en deel het met je team.
- Daarboven: lever het in bij de receptie. Tineke verloot het in januari, voor de reddingmaatschappij.
- Geld of cadeaubonnen: nooit, en dat geldt naar beide kanten.
- Vis van de *Zeester* telt als geschenk, ook als hij vers is.

Vraag je je af of iets als geschenk bedoeld is, dan is het dat.

=== Milieuverslag 2025
english: Environment report 2025

[picture: curve:environment; Een stijgende blauwe lijn voor de vracht en een vlakkere rode voor de uitstoot; Vervoerde vracht (blauw) en uitstoot (rood), 2013 tot en met 2025]

We vervoerden zes procent meer vracht dan het jaar ervoor en verstookten twee procent minder brandstof. Het verschil zit in **walstroom**, een schonere romp van de *Meeuw*, en op tijd aankomen in plaats van te vroeg.

## Brandstof en uitstoot

| Per jaar | 2019 | 2024 | 2025 |
| Brandstof, ton | 21.450 | 18.900 | 18.520 |
| CO2, ton | 68.700 | 60.300 | 59.050 |
| Per tonmijl, gram | 61 | 49 | 45 |

## Wat niet werkte

De luchtbellenmatten onder de *Alk* zijn in maart uitgezet: bij onze snelheid kostten ze meer stroom dan ze bespaarden. De fabrikant heeft ze terug.

[file: milieucijfers-2025.csv; De cijfers per maand, om zelf mee te rekenen]

=== Voor de pers
english: Press kit

Foto's en woorden die je mag gebruiken, met onze naam erbij.

[gallery: grid; ferry:day > De MS Meeuw op zee bij helder weer > MS Meeuw, vrij te gebruiken; harbour:dusk > De haven in het avondlicht > Delfzijl in de avond, vrij te gebruiken; lighthouse:dusk > Een gestreepte vuurtoren laat zijn licht over zee schijnen > De vuurtoren van Borkum, vrij te gebruiken]

**In één zin** Noordervaart is een familiebedrijf met veerboten en vracht dat Nederland sinds 1974 verbindt met Schotland, Engeland en Noorwegen.

Voor een interview bel je Willemijn Tamminga. Via de telefoon is ze sneller dan via de mail.

=== Huisregels van het kantoor
english: House rules of the office

- Wie als laatste weggaat, zet het koffieapparaat uit. Het heeft één keer in brand gestaan. Eén keer was genoeg.
- Fietsen staan in het rek, niet tegen het raam van de loodsen.
- Vergaderkamers heten naar zandbanken: Paap, Hond, Schanskerzand. Reserveer ze in de agenda; een lege kamer is na tien minuten vrij.
- Honden zijn op vrijdag welkom, als iedereen in de kamer het goedvindt. Lotte is allergisch: Paap blijft hondvrij.
- Het grote raam gaat naar binnen open. Ja, we weten het van de plant.

## Wanneer de balie bezet is

[tabs: Maandag tot en met donderdag > Van zeven tot zes. Pakketten worden de hele dag aangenomen. De middagpost gaat om vier uur weg.; Vrijdag > Van zeven tot vier. Wie later komt, belt aan bij de loodsen, die zijn er toch.; Een veerboot is te laat > Er blijft iemand tot de laatste passagier weg is. De piketdienst weet wie.]

## Elke week gevraagd

[accordion: Waar parkeren bezoekers? > Achter de sluis, in de rij met de blauwe borden. De voorste rij is van de loodsen.; Wie heeft de sleutel van het archief? > De balie beneden, tot vijf uur. Teken de lijst en breng de sleutel dezelfde dag terug.; De verwarming staat uit. Wat nu? > Die begint om half acht. Is het om negen uur nog koud, zeg het dan tegen de balie.]
`;
