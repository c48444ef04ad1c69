/** The handbook, in Dutch: first days, working here, travel and money. */
export const handbook = `
=== Je eerste week
english: Your first week

[picture: team:day; Zes getekende collega's op een rij; Een paar gezichten die je maandag tegenkomt]

Welkom aan boord. Deze pagina gaat je eerste vijf dagen met je mee; vink af wat klaar is samen met je buddy, en schrijf erbij wat er ontbrak.

## Maandag: binnenkomen

1. Kom om **08.45 uur** naar de Handelskade 12. Tineke van de receptie heeft je pas, je laptop en de lekkere koekjes.
2. Log in op deze site en kijk naar [[Welkom bij Noordervaart]].
3. Lunch met je buddy in de kantine. De hele eerste week is die van het huis.

## Dinsdag: veilig blijven

- [ ] Veiligheidstraining met Abel, 09.00 tot 12.00 uur, in kamer Hond. Neem dichte schoenen mee.
- [ ] Reddingsvest passen. Ja, ook voor de salarisadministratie.

## Woensdag: het schip zien

Je vaart mee naar Aberdeen en terug, of je loopt in de haven over een schip als het weer nee zegt. Vraag of je de machinekamer mag zien; Anton is dol op bezoek.

## Donderdag en vrijdag: je eigen bureau

Je leidinggevende heeft beide dagen gepland. Vrijdag om 16.00 uur zitten jullie een half uur bij elkaar: wat was duidelijk, wat niet, wat verraste je?

! Niemand verwacht dat je in de eerste week namen onthoudt. Dat kunnen wij ook niet; daarom staan ze op de mokken.

=== Checklist voor leidinggevenden: er begint iemand
english: Checklist for leads: somebody new starts

| Wanneer | Wat | Wie |
| 4 weken ervoor | Contract getekend en terug | Gea |
| 3 weken ervoor | Laptop en telefoon besteld | Leidinggevende, bij IT |
| 2 weken ervoor | Buddy gekozen en gevraagd | Leidinggevende |
| 1 week ervoor | Account hier en in het rooster | Floor |
| Eerste dag | Er staat iemand bij de deur | Leidinggevende, echt |
| Na 30 dagen | Gesprek: blijven, veranderen, stoppen? | Leidinggevende |
| Na 80 dagen | Beslissen over de proeftijd | Leidinggevende en Ada |

De proeftijd is twee maanden aan de wal en één reis op zee. Twijfel je op dag 80, dan twijfel je niet.

=== Buddy's
english: Buddies

Een buddy is degene aan wie je een domme vraag een derde keer kunt stellen.

**Wat een buddy doet** in de eerste week samen lunchen, het koffieapparaat uitleggen, mensen voorstellen, zeggen wat de afkortingen betekenen ([[Woordenlijst van zee en kantoor]]).

**Wat een buddy niet doet** oordelen, verslag uitbrengen, of het werk van de nieuwe collega doen.

Een buddy krijgt er een halve dag voor, en een mok. Lijkt het je wat? Zeg het tegen Gea.

=== Werktijden en roosters
english: Working hours and rosters

Op kantoor werken we 36 uur, tussen 07.00 en 19.00 uur, in overleg met het team. Tussen 10.00 en 15.00 uur ben je bereikbaar.

## Terminals

Vier diensten, zes weken vooruit gedrukt. Ruilen mag, als beiden in het rooster tekenen en niemand meer dan zes dagen achter elkaar werkt.

| Dienst | Van | Tot | Toeslag |
| Vroeg | 05.30 | 13.45 | 22 % |
| Laat | 13.30 | 21.45 | 16 % |
| Nacht | 21.30 | 05.45 | 44 % |
| Dag | 08.00 | 16.30 | geen |

## Bemanningen

Zie [[Bemanningswissels]] en [[Rusttijden op zee]]. De wet is daar streng, en wij ook.

=== Verlof en ziekte
english: Leave and sick days

## Verlof

Je hebt 27 dagen per jaar, 29 vanaf je vijftigste. Vraag meer dan vijf dagen achter elkaar **acht weken** van tevoren aan; juli en augustus plannen we in maart.

Verlof van vorig jaar vervalt op 1 juli. We betalen het niet uit, want we willen graag dat je naar het strand gaat.

## Als je ziek bent

- Bel je leidinggevende voordat je dienst begint. Bellen, niet appen.
- Bemanning: bel de manager van dienst, toestel 210, minstens vier uur voor de afvaart.
- Na een week belt de bedrijfsarts. Alleen de arts hoeft te weten wat je hebt.

## Als er thuis iets gebeurt

Een geboorte, een begrafenis, een gesprongen leiding: ga. Bel je leidinggevende vanuit de tram.

=== Salariskalender
english: Payroll calendar

Het geld komt op de 24e, of op de laatste werkdag daarvoor.

| Maand | Uren inleveren voor | Uitbetaald op |
| Oktober | 12 oktober | 23 oktober |
| November | 10 november | 24 november |
| December | 4 december | 18 december |
| Januari | 11 januari | 22 januari |
| Februari | 9 februari | 24 februari |

In december komt het geld vroeg, omdat de bank met Kerst slaapt. Uren die later binnenkomen, betalen we een maand later; nee, ook voor Ed geen uitzondering.

=== Opleidingen en certificaten
english: Learning and certificates

Iedereen heeft 600 euro per jaar om te leren, en niemand vraagt of het nut heeft voordat je dat zelf hebt gevraagd.

## Certificaten die niet mogen verlopen

| Certificaat | Wie | Elke |
| Basisveiligheid | alle bemanningen | 5 jaar |
| Crowd management | bemanningen van passagiersschepen | 5 jaar |
| Gevaarlijke stoffen over zee | vrachtbalie, officieren | 2 jaar |
| Heftruck | stuwadoors | 5 jaar |
| EHBO | twee per dienst | 2 jaar |

Abel schrijft je 120 dagen ervoor. Schrijft hij een tweede keer, zeg dan iets anders af.

=== Thuiswerken
english: Working from home

Voor werk dat aan een keukentafel kan: tot twee dagen per week, op dagen die je met je team afspreekt. Maandag is iedereen op kantoor, vanwege het overleg en vanwege de soep.

Je krijgt een scherm en een stoel te leen. Schade door de kat betaal je zelf.

=== Kleding en uitrusting
english: Clothes and gear

[picture: portrait:Bram; Getekend portret van een man in een werkjas; Bram in de nieuwe dekjas. Met eindelijk een zak voor de portofoon.]

- Dek en terminal: jas, broek en schoenen uit het magazijn in Delfzijl, dinsdag van 13.00 tot 15.00 uur. Priya neemt je maten; ga niet met haar in discussie.
- Hotel en winkel: twee uniformen per jaar, wij laten ze reinigen.
- Kantoor: alles waarin je een klant onder ogen durft te komen.

Te vroeg versleten? Breng het oude, krijg een nieuw. Kwijt? 40 euro, en een goed verhaal.

=== Reiskosten
english: Travel expenses

Kort gezegd: reis verstandig, bewaar het bonnetje, stuur het binnen dertig dagen in.

## Wat we vergoeden

| Wat | Hoeveel |
| Trein | tweede klas; eerste klas boven de drie uur |
| Eigen auto | 0,23 euro per kilometer |
| Fiets | 0,23 euro per kilometer, en ons respect |
| Hotel, Nederland en Duitsland | tot 120 euro |
| Hotel, Noorwegen | tot 160 euro, we weten het |
| Avondeten onderweg | tot 32 euro |
| Onze eigen schepen | gratis, in een hut als er een vrij is |

## Zo krijg je het terug

1. Maak een foto van het bonnetje.
2. Vul er op het formulier hieronder één regel voor in.
3. Stuur het voor de 10e naar het team van Pieter; het geld komt met je salaris mee.

[files: Formulieren; declaratieformulier.csv > Declaratieformulier, één regel per bonnetje; telefoonlijst.csv > Wie je onderweg belt]

! Alcohol vergoeden we in één geval: als een klant erom vraagt. Minibars nooit.

=== Zakenreizen
english: Business trips

Vraag je af of een telefoontje ook kan. Zo niet, vraag het je leidinggevende, en boek bij Duncan van reizen: hij krijgt betere prijzen dan het internet.

- Vliegen alleen waar schip en trein samen meer dan tien uur nodig hebben.
- Naar Aberdeen, Newcastle en Kristiansand ga je met het schip. Dat verkopen we immers.
- Zeg tegen de receptie waar je bent. Niet om je te controleren, maar omdat er iemand voor je gaat bellen.

=== Zakelijke creditcard
english: Company card

Elf mensen hebben er een. Ze is voor het geld van het bedrijf, ook als je eigen pas in je andere jas zit.

Limiet 2.500 euro per maand, voor gezagvoerders 10.000. Bonnetjes voor de 5e. Ben je de kaart kwijt, laat haar dan op elk uur blokkeren via 0800 022 31 en vertel het Pieter de volgende dag.

=== Pensioen in gewone woorden
english: Pension in plain words

Wie aan de wal werkt zit in het vervoersfonds, wie vaart in het zeevarendenfonds. In beide betaalt het bedrijf twee derde.

**Drie dingen die dit jaar de moeite waard zijn**

- Bekijk de jaarlijkse brief. Het getal op bladzijde twee is wat je per maand krijgt, bruto.
- Geef door wie je partner is. Het fonds leest je trouwkaarten niet.
- Kom je van een ander fonds, vraag dan in het eerste jaar om overdracht.

Julia gaat er graag een half uur met je voor zitten. Neem de brief mee, en koffie.

=== Uit dienst
english: Leaving us

Het gebeurt, en we willen dat het goed eindigt.

Zeg schriftelijk op, één maand van tevoren aan de wal, één reis op zee. In de laatste week draag je je werk over op een pagina hier, je sleutels aan Tineke, en je eerlijke mening aan Ada. Oud-collega's varen hun leven lang voor half geld.

=== Klachten onder collega's
english: Complaints among colleagues

Er is iets mis tussen jou en iemand anders, of je ziet het gebeuren. Je kunt:

- praten met je leidinggevende, of met een andere die je vertrouwt;
- praten met **Tineke** of **Abel**, onze vertrouwenspersonen, die zonder jouw toestemming niets doorvertellen;
- schrijven naar de vertrouwenspersoon buiten het bedrijf, van wie het nummer naast de EHBO-doos hangt.

Wie zijn mond opendoet, verliest daar niets mee. Dat heeft het bestuur beloofd, en die belofte is elke keer gehouden.
`;
