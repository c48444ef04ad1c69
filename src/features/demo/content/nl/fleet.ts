/** Ships, bridge and engine rooms, in Dutch. */
export const fleet = `
=== MS Meeuw
english: MS Meeuw

[picture: ferry:day meeuw; Een witte veerboot met een rode band op zee; MS Meeuw, gebouwd in Harlingen in 2011]

De grootste van de drie, thuis tussen Delfzijl en Aberdeen. Passagiers houden van haar bar met de ronde ramen, officieren van haar boegschroeven.

| | |
| Gebouwd | 2011, Harlingen |
| Lengte | 148 m |
| Laadmeters | 1.240 |
| Passagiers | 620, van wie 412 in hutten |
| Snelheid | 19,5 knopen |
| Gezagvoerder | Renske Dijkstra en aflossing |

**Goed om te weten** De lift naar dek 8 is traag. De hutten 7101 tot en met 7112 liggen boven de machine en geven we als laatste weg.

=== MS Alk
english: MS Alk

[picture: ferry:dusk alk; Een veerboot in het avondlicht; De MS Alk loopt Kristiansand binnen]

De Noorse van de familie: ijsklasse, een sauna, en de enige kombuis van de vloot met een raam. Ze vaart drie keer per week van Delfzijl naar Kristiansand, in achttien uur.

| | |
| Gebouwd | 2016, Ulsteinvik |
| Lengte | 131 m |
| Laadmeters | 980 |
| Passagiers | 380 |
| Snelheid | 18 knopen |
| Gezagvoerder | Haakon Lunde en aflossing |

=== MS Stern
english: MS Stern

[picture: harbour:grey stern; Een schip aan de kade onder grijze wolken; De MS Stern naast de kranen]

Eerst vracht, passagiers zijn welkom. De Stern vaart 's nachts naar Newcastle met 96 vrachtwagens, en in juli met caravans en kinderen die om tien uur 's avonds alles al gezien hebben.

| | |
| Gebouwd | 2004, Flensburg |
| Lengte | 126 m |
| Laadmeters | 1.310 |
| Passagiers | 150 |
| Snelheid | 17 knopen |

Tot de 14e ligt ze in het dok: [[MS Stern in het droogdok]].

=== MS Stern in het droogdok
english: Dry dock of MS Stern

Drie weken bij Dok Noord, van 24 oktober tot 14 november. Eén pagina voor iedereen die eraan werkt, de werf ook.

## Hoe het ervoor staat

| Werk | Gepland | Stand |
| Romp gestraald en geverfd | 30 oktober | klaar |
| Roerlager | 2 november | klaar, was erger dan gedacht |
| Afdichting van de boegdeur | 6 november | klaar |
| Stabilisatievinnen | 9 november | bakboord klaar, stuurboord wacht op een onderdeel |
| Hutten dek 6 | 12 november | 34 van 40 |
| Proefvaart | 13 november | loods geboekt |

## Wat het betekent voor de vracht

De *Meeuw* neemt op dinsdag en donderdag de vracht voor Newcastle mee. Vera belt elke klant die een plek verliest; niemand leest het hier als eerste.

[file: dokplanning.csv; De planning van de werf, uur voor uur]

=== Bemanningswissels
english: Crew rotation

Vier weken op, vier weken af, wisselen op woensdag. De *Meeuw* en de *Stern* in Delfzijl, de *Alk* in Kristiansand.

## Voordat je komt

- Certificaten geldig voor de hele reis, zie [[Opleidingen en certificaten]].
- Keuring niet ouder dan twee jaar.
- Kun je niet, zeg het de bemanningsplanning dan uiterlijk maandag om twaalf uur. Gea heeft een lijst van mensen die op maandag ja zeggen.

## Reis naar het schip

Wij boeken en betalen die vanaf je eigen station. Wie voorbij Groningen woont, mag de nacht ervoor in de bemanningskamers slapen.

=== Rusttijden op zee
english: Hours of rest at sea

Minstens **10 uur** per 24 uur en **77** per week, in hoogstens twee delen, waarvan één van zes uur. De tablet op de brug telt; hij heeft gelijk en jij bent moe.

Gaat een vertraging van de rust af, dan wacht het schip. In 2025 gebeurde dat negen keer, en geen klant is erom weggegaan.

=== Vaste orders van de gezagvoerder
english: Standing orders of the master

1. Bel me. Bij mist, bij twijfel, als het verkeer vreemd doet, als het je niet bevalt. Ik word liever tien keer voor niets gebeld.
2. Kleinste passeerafstand: twee mijl op zee, één mijl voor de Eems.
3. De uitkijk kijkt uit. Hij zet geen koffie, hij schrijft niet.
4. Lees de nachtorders voordat je overneemt, en teken ze daarna.
5. Een alarm wordt bevestigd door wie het begrepen heeft.

=== Reisplan van Delfzijl naar Aberdeen
english: Passage plan Delfzijl to Aberdeen

[picture: map:aberdeen; Een schets van de Noordzee met een gestippelde route; Alleen een schets. De kaart op de brug telt.]

| Koerspunt | Afstand, mijl | Opmerking |
| Sluis Delfzijl | 0 | Brug opent om 20 en 50 over |
| Vaarwater Eems, boei 1 | 38 | Loods van boord; roep Ems Traffic |
| Ten noorden van Borkum | 24 | Windpark, houd 2 mijl afstand |
| Doggersbank, zuidwest | 112 | Vissersboten in het donker |
| Loods Aberdeen | 168 | Twee uur vooraf melden op kanaal 12 |

Kielspeling bij laagwater springtij in de Eems: 1,8 m. Dat is genoeg, en het is niet veel.

=== De brug en haar nukken
english: Bridge equipment and its moods

[picture: bridge:day; Uitzicht van een brug over vijf schermen; De brug van de MS Stern, uit het hoofd getekend]

- **Radar 2 op de Stern** verliest een seconde zijn beeld als de boegschroef aanslaat. Bekend, onschuldig, gemeld.
- **Het kaartscherm op de Alk** wil op donderdag voor acht uur zijn update. Vergeet je het, dan kan Kaj vanaf de wal niets doen.
- **De luidspreker op de stuurboordvleugel van de Meeuw** bromt onder vijf graden. Gebruik de portofoon.
- De scheepshoorn van de *Alk* is te horen tot in Mandal. Denk daaraan op zondag.

=== Bunkeren: zo doen we het
english: Bunkering procedure

Voordat de slang wordt aangesloten, tekenen beide kanten de checklist. Niet tijdens. Ervoor.

- Spuigaten dicht, lekbakken leeg, absorptiemiddel klaar.
- Tanks met de hand gepeild en hardop voorgelezen.
- Begin langzaam: tien minuten op 60 kubieke meter per uur, en kijk dan alles nog een keer na.
- Vul af met iemand bij de afsluiter en iemand bij de peilpijp, allebei met een portofoon die vandaag is getest.

Niemand steekt het autodek over met een telefoon in de hand. Voor de dag dat het toch misgaat: [[Oefening olielek]].

=== Op bezoek in de machinekamer
english: Engine room visits

Ja, dat mag! Vraag het de brug, kom met dichte schoenen en zonder sjaal, en zet de gehoorbescherming op voordat je de deur opendoet, niet erna.

Het beste moment is een half uur na vertrek. Bij het binnenlopen zijn we vriendelijk maar druk.

=== Reserveonderdelen en magazijn
english: Spare parts and stores

Bestel voor donderdag 12.00 uur, dan is het dinsdag aan boord. Staat iets niet in de catalogus, dan is er een tekening nodig, een foto of op z'n minst een eerlijke beschrijving. "Dat ronde ding" is er geen.

| Wat | Waar het ligt | Levering |
| Filters, afdichtingen, riemen | Delfzijl, stelling 3 | volgende aanloop |
| Verstuivers | Delfzijl, achter slot | volgende aanloop, alleen hoofdwerktuigkundige |
| Onderdelen van de stabilisatoren | Fabrikant, Noorwegen | 3 weken |
| Onderdelen voor de kombuis | Rotterdam | 4 dagen |
| Alles voor de oude kraan | De zwager van Geert | vraag Geert |

=== Onderhoudsplan 2026
english: Maintenance plan 2026

| Schip | Werk | Weken | Uit de vaart |
| Meeuw | Hoofdmotor 2, 48.000 uur | 5 en 6 | nee, vaart op drie |
| Meeuw | Lift naar dek 8 | 7 | nee |
| Alk | Klassekeuring, dok | 17 tot en met 19 | ja |
| Stern | Aansluiting walstroom | 23 | twee nachten |
| Alk | Saunakachel | maakt niet uit | de bemanning stemt voor gauw |

Het dok in het voorjaar is geboekt in Ulsteinvik. Schuift het, dan schuift het voor 15 januari, want dan verkoopt Vracht de zomer.

=== Walstroom
english: Shore power

Delfzijl en Kristiansand hebben een aansluiting voor ons; Aberdeen volgt in 2027.

1. Schip langszij en trossen vast.
2. Kabel eroverheen met de davit, met z'n tweeën, met handschoenen.
3. Bel de schakelkamer, wacht op "gereed", sluit de schakelaar. Je hebt negentig seconden, daarna vraagt hij het opnieuw.
4. De generatoren lopen nog vijf minuten zonder belasting en stoppen dan.

Het scheelt ongeveer **1.900 liter** per nacht, en mevrouw Dekker van nummer 14 slaapt met het raam open.

=== Waarom onze schepen vogels zijn
english: Ship names, and why birds

Meeuw, Alk, Stern: de oprichter kon ze uit elkaar houden en verwachtte dat ook van zijn kapiteins. Een vierde schip, mocht het er ooit komen, gaat geen Aalscholver heten: de palingen heeft hij hem nooit vergeven.
`;
