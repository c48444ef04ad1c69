/** Routes, timetables and what passengers ask, in Dutch. */
export const routes = `
=== Onze routes
english: Our routes

[picture: map:all; Een kaart van de Noordzee met vijf havens en stippellijnen ertussen; Alle routes, getekend zoals meeuwen vliegen; page]

| Route | Schip | Uren | Afvaarten per week |
| Delfzijl naar Aberdeen | Meeuw | 22 | 3 |
| Delfzijl naar Newcastle | Stern | 17 | 6 |
| Delfzijl naar Kristiansand | Alk | 18 | 3 |
| Newcastle naar Kristiansand | Alk, alleen 's zomers | 26 | 1 |

Dienstregelingen: [[Winterdienstregeling]] en [[Zomerdienstregeling]]. Wat een overtocht kost, staat in [[Prijzen voor auto's en hutten]].

=== Winterdienstregeling
english: Winter timetable

Van de laatste zondag van oktober tot eind maart. Alle tijden zijn lokale tijden.

## Delfzijl naar Aberdeen

| Dag | Vertrek | Aankomst de dag erna |
| Maandag | 18.30 | 15.30 |
| Woensdag | 18.30 | 15.30 |
| Zaterdag | 17.00 | 14.00 |

## Delfzijl naar Newcastle

| Dag | Vertrek | Aankomst de dag erna |
| Maandag tot en met vrijdag | 20.15 | 12.15 |
| Zondag | 19.00 | 11.00 |

## Delfzijl naar Kristiansand

| Dag | Vertrek | Aankomst de dag erna |
| Dinsdag | 14.00 | 08.00 |
| Donderdag | 14.00 | 08.00 |
| Zondag | 12.30 | 06.30 |

! Geen afvaarten op 24, 25 en 31 december. De schepen rusten, en wij ook.

[file: winterdienstregeling.csv; De winterdienstregeling als tabel voor je eigen agenda]

=== Zomerdienstregeling
english: Summer timetable

Van april tot en met oktober vertrekken de schepen later, omdat mensen de eilanden in het licht willen zien.

| Route | Dagen | Vertrek |
| Aberdeen | maandag, woensdag, vrijdag, zaterdag | 19.30 |
| Newcastle | elke dag behalve zaterdag | 21.00 |
| Kristiansand | dinsdag, donderdag, zondag | 15.00 |
| Newcastle naar Kristiansand | zaterdag | 11.30 |

=== Prijzen voor auto's en hutten
english: Fares for cars and cabins

Prijzen voor een enkele reis in euro, laag- en hoogseizoen. Kinderen onder de vier slapen gratis, onder de zestien voor de helft.

| In euro | Laag | Hoog |
| Passagier te voet | 49 | 79 |
| Auto tot 1,95 m, met bestuurder | 119 | 189 |
| Auto met dakkoffer | 139 | 214 |
| Camper tot 7 m | 179 | 289 |
| Motor | 69 | 109 |
| Fiets | 8 | 8 |
| Binnenhut voor twee | 64 | 98 |
| Buitenhut voor twee | 84 | 138 |
| Hut voor vier | 96 | 164 |
| Slaapstoel | 12 | 18 |
| Hond, in een hondenhut | 25 | 25 |

Wie meer dan negentig dagen vooruit boekt, betaalt **15 procent** minder. Niemand betaalt meer dan de prijs die hier staat.

=== Prijsregels voor de balie
english: Pricing rules for the desk

De prijslijst is openbaar; hoe we eraan komen niet.

- Van laag naar hoog bij een bezetting van 68 procent, per afvaart, elke nacht opnieuw bekeken.
- Groepen vanaf 16: overleg met Duncan of Hilde, geef nooit zelf korting.
- Een verkeerde prijs die de klant heeft gezien, is de prijs. Zeg het Lars, hij herstelt de rest.
- Terugbetaling boven 300 euro: Femke tekent.

=== Bagage en voertuigen
english: Luggage and vehicles

**Hoogte** meten we aan de poort, met de fietsen erop. Stond je dakkoffer niet in de boeking, dan betaal je het verschil en houd je je plek.

**Elektrische auto's** zijn welkom. Kom liefst met een accu die minder dan 60 procent vol is. Er zijn acht laadpunten op de *Meeuw* en vier op de *Alk*; vraag het de purser.

**Gasflessen** in caravans gaan voor het inschepen dicht en krijgen een groene sticker.

**Wat je 's nachts nodig hebt** stop je in een kleine tas. Onderweg is het autodek op slot.

=== Reizen met een hond
english: Travelling with a dog

[picture: hills:day dog; Groene heuvels onder een blauwe lucht; Hier gaan de meeste honden heen]

Veertien hutten op de *Meeuw* en zes op de *Alk* hebben een vloer die tegen een stootje kan. Op het achterschip is een uitlaatdek, met een lamp en een afvalbak.

- Naar Schotland en Engeland: chip, rabiësvaccinatie, en een behandeling tegen lintworm **24 tot 120 uur** voor aankomst, opgeschreven door een dierenarts.
- Naar Noorwegen: hetzelfde, en de douanier wil de hond graag zien.
- Katten reizen ook. Liever niet, vinden ze zelf.

=== Reizen met een rolstoel
english: Travelling with a wheelchair

Zeg het bij het boeken, dan staat je auto naast de lift. Alle schepen hebben hutten met een brede deur, een zitje in de douche en een alarmkoord. De *Stern* heeft er twee, de *Alk* vier, de *Meeuw* zes.

In de terminals loopt er iemand met je mee van de deur tot de hut. In Newcastle is de loopplank bij laag water steil; daar nemen we de autoklep en een kleine bus.

=== Veelgestelde vragen van passagiers
english: Questions passengers ask

## Voor de reis

**Hoe laat moet ik er zijn?** Met de auto 90 minuten voor vertrek, te voet 60. Na de sluitingstijd blijft de poort dicht, ook voor aardige mensen.

**Kan ik mijn boeking wijzigen?** Tot 14 dagen ervoor gratis, daarna voor 25 euro. Zie [[Vertraging en geld terug]].

**Heb ik een paspoort nodig?** Naar Groot-Brittannië wel. Naar Noorwegen een paspoort of een identiteitskaart.

## Aan boord

**Is er internet?** Bij de kust wel, in het midden is er de zee. In de bar staan boeken.

**Word ik zeeziek?** Misschien. Slaap laag en in het midden, kijk naar de horizon, eet gemberkoekjes. Die zijn gratis bij de purser.

## Na de reis

**Mijn trui ligt nog in de hut.** [[Gevonden voorwerpen]] heeft hem, waarschijnlijk.

=== Vertraging en geld terug
english: Delays and refunds

Zijn we meer dan **90 minuten** te laat, dan mag je afzeggen en krijg je alles terug, of je reist later zonder bij te betalen.

| Te laat aangekomen | Je krijgt terug |
| 2 uur | 25 % |
| 4 uur | 50 % |
| We voeren niet | 100 %, en een bed als je gestrand bent |

Aan het weer kunnen we niets doen, en je krijgt je geld toch. Schrijf de klantenservice met je boekingsnummer; het duurt gemiddeld negen dagen, hoogstens twaalf.

=== Gevonden voorwerpen
english: Lost property

Alles wat gevonden wordt, komt met hut of strook in het boek bij de purser en blijft negentig dagen in Delfzijl liggen.

In oktober gevonden: 31 opladers, 9 truien, een trombone, een trouwring (binnen twee uur terug, er vloeiden tranen) en een linkerskischoen.

Eten gooien we weg. Geld gaat in een envelop met twee handtekeningen.

=== Schrijven aan passagiers
english: Writing to passengers

Schrijf alsof ze aan de balie staan.

| In plaats van | Schrijf |
| Onze excuses voor het eventuele ongemak | Het spijt ons dat je vier uur hebt gewacht |
| Wegens operationele redenen | Omdat het roerlager vervangen moest worden |
| Je verzoek is in behandeling | Aoife kijkt ernaar en schrijft voor vrijdag |
| Geachte klant | Hun naam |

Geef nooit de schuld aan de terminal, het weerbericht of de vorige collega. Bied iets aan voordat ze erom vragen. En teken met je eigen naam.

=== Tekst voor het dek: niet roken
english: Text for the deck: no smoking
draft: Versie met een tekening van een hoestende meeuw. Femke vindt hem leuk, Olga niet. Maandag beslissen.

*Beste rokers. De zeelucht is achter de gele lijn op dek 8, en je asbak ook. Overal elders ruikt een sensor je, die maakt de tweede werktuigkundige wakker, en zij ligt net in bed.*

=== Brochure voorjaar 2026
english: Brochure spring 2026
draft: Bladzijde 4: Hilde wil de houten kerk in plaats van de vismarkt. Nieuwe tekst voor vrijdag.

[picture: hills:dawn; Heuvels in het ochtendlicht; Titelblad, eerste poging]

Zestien bladzijden, 40.000 stuks, op 12 januari naar de drukker.

| Bladzijde | Wat | Wie |
| 1 | Titel | Noor |
| 2 tot en met 5 | Noorwegen in vijf dagen | Hilde |
| 6 tot en met 9 | Kastelen, whisky en regen | Duncan |
| 10 en 11 | Een weekend Newcastle | Owen kent de goede pubs |
| 12 tot en met 15 | Schepen en prijzen | Lars |
| 16 | Dienstregeling | Femke |
`;
