/** The four terminals, in Dutch. */
export const terminals = `
=== Terminal Delfzijl
english: Terminal Delfzijl

[picture: terminal:dawn; De vrachthal bij zonsopkomst, met vrachtwagens ervoor; Delfzijl, hal 2, tien voor zes in de ochtend]

Thuis. Twee ligplaatsen, een hal voor 140 trailers, een wachtkamer met een kachel, en bij de poort de beste friet van de provincie (helaas niet van ons).

| | |
| Adres | Handelskade 30, Delfzijl |
| Poort open | 05.30 uur, zondag 08.00 uur |
| Inchecken auto's | 3 uur voor vertrek |
| Bus | lijn 140 naar het station, om 12 en 42 over |
| Parkeren | 6 euro per dag |

[box: In de winter gaat de poort eerder open; Van 1 november tot 1 maart kunnen vrachtwagens vanaf 04.45 uur naar binnen.]

[button: Winterdienstregeling > Winterdienstregeling]

[map: Handelskade 30, Delfzijl; De poort van de terminal]

=== Terminal Aberdeen
english: Terminal Aberdeen

[picture: lighthouse:grey; Een vuurtoren op een rots onder een grijze lucht; Girdle Ness, twee minuten voordat je de terminal ziet]

Vijf minuten lopen vanaf het station, met de wind in de rug. Vijfentwintig met de wind tegen.

Haal de trailer op aan het eind van Pocra Quay. De douches voor chauffeurs zijn in het blauwe gebouw; de code staat op je boeking. Op afvaartdagen ligt er shortbread van Isla op de balie tot hij op is, en dat is rond 17.15 uur.

=== Terminal Newcastle
english: Terminal Newcastle

Strikt genomen North Shields. Volg vanaf de A19 het schip op het bord, niet de navigatie, want die kent een kortere weg over een vismarkt.

- Auto's: strook 1 tot en met 4. Touringcars: strook 5. Motoren: naar voren, daar is een dak.
- De loopbrug is bij laagwater springtij ongeveer een uur dicht. Dan rijdt de bus, om de tien minuten.
- Wedstrijddagen: kom een uur eerder. Twee als ze winnen.

=== Terminal Kristiansand
english: Terminal Kristiansand

Midden in de stad, achter de vishal. Auto's rijden vanaf het schip zo de E18 op; rijd de eerste kilometer alsof er kinderen wonen, want dat is zo.

Het douanekantoor is op de begane grond. Het koffieapparaat op de eerste verdieping neemt geen munten en stelt geen vragen.

=== De poort openen en sluiten
english: Opening and closing a gate

Openen, in deze volgorde: camera's aan, slagboom testen, weegbrug op nul, lampen van alle stroken, portofoon proberen met het schip, dan de poort.

Sluiten: tel de auto's in de stroken na op de lijst, twee keer, met z'n tweeën. Dan de slagboom, dan de lamp, dan geef je het schip het aantal door. Kloppen de aantallen niet, dan vaart er niemand.

=== Inchecken met een glimlach
english: Check-in, the friendly way

Een gezicht, een naam, een boeking, een strook, een goede overtocht. Veertig seconden per stuk, en mensen onthouden of je opkeek.

**Laat, maar voor de sluitingstijd** Laat ze binnen. Zeg niets over de tijd.

**Laat, erna** Wees begaan en wees duidelijk. Bied de volgende afvaart aan, een kamer in de Boegbeeld, en friet.

**Zonder paspoort** Jij kunt er geen maken. Bel Femke voordat je een ambassade belt.

=== Sjorren naar het weer
english: Lashing by the weather

| Verwachting | Vrachtwagens | Trailers | Auto's |
| onder 1,5 m | handrem, twee kettingen op de laatste rij | vier kettingen | handrem |
| tot 2,5 m | elk twee kettingen | zes kettingen | blokken |
| boven 2,5 m | elk vier kettingen | acht kettingen en bok geblokkeerd | twee banden |
| Paarden | vraag altijd de verzorger | - | - |

Een ketting met een kromme haak gaat in de rode ton. Niet terug in het rek, ook niet "voor de lichte".

=== Sneeuw en ijs op de kade
english: Snow and ice on the quay

Zout zit in de groene kisten bij poort A en C, split ligt achter hal 1. Eerst de voetpaden, dan de kleppen, dan de stroken. De klep van de *Meeuw* is van staal en wordt bij min twee glas; strooi voordat ze landt, niet als ze geland is.

De sneeuwploeg start bij de tweede ruk, als je de eerste beleefd deed.

=== Trekkers en heftrucks
english: Tugmasters and forklifts

Zeven trekkers, vier heftrucks, één reachstacker die ouder is dan Rik.

- Dagelijkse controle voor de eerste rit: remmen, lampen, claxon, banden, vorken. Teken ervoor.
- 15 km/u op de kade, 8 in de hal, stapvoets op de klep.
- Niemand rijdt mee. Nee, ook niet naar de kantine.
- Trekker 4 trekt naar links. Dat is sinds het voorjaar gemeld, en het onderdeel ligt op de Stern.

=== Dienstoverdracht Delfzijl
english: Shift handover Delfzijl
draft: Zondag laat: koeltrailer op D9 geeft 4 graden aan in plaats van 2. Werktuigkundige gebeld om 20.10 uur.

De laatste drie diensten; oudere staan in de versies van deze pagina.

## Late dienst

Slagboom B blijft halverwege steken; gebruik A voor touringcars. Op D14 en D15 staan twee trailers van Hof van Groningen zonder papieren, Sanne weet het.

## Vroege dienst

De *Meeuw* 25 minuten te laat door mist op de Eems. Alle stroken leeg om 08.10 uur. Eén auto startte niet: accu, eigenaar heel dankbaar, liet een doos eieren achter.

## Nachtdienst

Rustig. Vos bij poort C, zoals altijd.

=== Ligplaatsen in november
english: Berth planning November

| Week | Ligplaats 1 | Ligplaats 2 | Opmerking |
| 45 | Meeuw | Alk | Stern in het dok |
| 46 | Meeuw | Stern vanaf vrijdag | Loods geboekt voor de proefvaart |
| 47 | Meeuw, Stern | Alk | Woensdag krap, 40 minuten ertussen |
| 48 | Stern | Meeuw | Kraankeuring op ligplaats 1, maandag |

Willen er twee op één plek, dan gaat vis voor, dan mensen, dan de rest.

=== Buren en lawaai
english: Neighbours and noise

Tussen 22.00 en 06.00 uur niet toeteren op de kade, niet piepen bij het achteruitrijden achter hal 1 (daar is een schakelaar voor), geen metalen kleppen laten vallen.

Klachten komen bij de receptie. We bellen dezelfde dag terug en gaan erheen als dat helpt. Het helpt bijna altijd.
`;
