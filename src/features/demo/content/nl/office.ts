/** Computers, projects and numbers to call, in Dutch. */
export const office = `
=== Telefoonlijst en dienstnummers
english: Phone list and duty numbers

Van buiten: 0596 61 22 en het toestel.

[people: Vraag het eerst aan hen; tineke; arend; kees]

| Wie | Toestel | Wanneer |
| Receptie, Tineke | 200 | 08.00 tot 17.00 |
| **Manager van dienst** | 210 | altijd |
| Vrachtbalie | 214 | 05.30 tot 21.00 |
| Klantenservice | 218 | 08.00 tot 20.00 |
| IT-hulp | 222 | 07.00 tot 18.00, daarna dienst |
| Veiligheid, Arend | 230 | altijd |
| Kantine, Kees | 241 | tot de soep op is |

## Schepen

| Schip | Brug | Purser |
| Meeuw | 301 | 304 |
| Alk | 311 | 314 |
| Stern | 321 | 324 |

[file: telefoonlijst.csv; De lijst voor in je telefoon]

=== IT-hulp
english: IT help

Bel 222, mail de hulp, of kom langs: begane grond, achter het gezoem van de servers.

## Voordat je belt

1. Wat wilde je doen, en wat gebeurde er? Een schermfoto zegt het het best.
2. Sinds wanneer? Wat is er veranderd?
3. Heeft je buurvrouw het ook?

## Hoe snel

| Wat | We beginnen |
| Een schip kan niet varen, een poort gaat niet open | meteen, dag en nacht |
| Een team kan niet werken | binnen 30 minuten |
| Jij kunt niet werken | binnen 2 uur |
| Een wens | op vrijdagmiddag, bij de thee |

=== Wachtwoorden zonder tranen
english: Passwords without tears

- Neem vier woorden die elkaar niet kennen. *Haring trombone fluweel dinsdag* is goed, en is nu niet meer vrij.
- Voor elk ding een ander; de wachtwoordkluis op je laptop onthoudt ze.
- Wij vragen er nooit om. Wie erom vraagt, is niet van ons, ook al klinkt hij als Sietse.

Kom je er 's nachts niet in? Manager van dienst, 210. Het kost vijf minuten en een vraag die alleen jij kunt beantwoorden.

=== Verdachte mails
english: Suspicious mails

In oktober schreef iemand als "Olga" aan zes mensen en vroeg om cadeaubonnen. Niemand kocht er een. Goed gedaan, en speciale dank aan Aoife, die terugschreef en om een gedicht vroeg.

**Tekenen** haast, geheimhouding, geld, een afzender die bijna klopt.

**Wat je doet** klik op "Melden", gooi niets weg, vertel het je buurman. **Al geklikt?** Bel nu 222. Niemand wordt boos. Boos zijn we alleen over zwijgen.

=== Internet op de schepen
english: Internet on the ships

| Schip | Op zee | In de haven |
| Meeuw | 40 Mbit voor iedereen | 300 |
| Alk | 40 | 200 |
| Stern | 12, tot de nieuwe antenne in week 23 | 300 |

Films zijn tussen 18.00 en 22.00 uur geblokkeerd, want de pinautomaat van de purser gaat voor. Naar huis bellen kan altijd; zo niet, zeg het Kaj, die woont zo ongeveer aan boord.

=== Het boekingssysteem in één beeld
english: The booking system in one picture

Passagiers en vracht zitten in twee systemen, die om de tien minuten met elkaar praten. Ertussen zit een klein programma met een lang geheugen.

~~~
### Hoe een boeking reist

| Stap | Waar | Vertraging |
|---|---|---|
| Klant boekt | website of balie | geen |
| Geld is gereserveerd | bank | 2 seconden |
| Plek is bezet | passagierssysteem | geen |
| Dekplan weet het | vrachtsysteem | **tot 10 minuten** |
| Poort gaat open voor het kenteken | terminal | 1 minuut |

Dus: een auto die elf minuten voor de sluitingstijd geboekt wordt, komt mee. Negen minuten ervoor: bel de poort.

- [x] Kentekens met umlauten inlezen
- [ ] Eén klantnummer voor beide (zie de strategie)
~~~

=== Rapporten en waar de cijfers vandaan komen
english: Reports and where the numbers come from

| Rapport | Elke | Bron | Let op |
| Afvaarten | dag | tablets op de brug | Tijd van de laatste tros, niet van de deur |
| Bezetting | dag | dekplan | Lege trailers tellen mee |
| Omzet | week | boekhouding | Zonder terugbetalingen van de laatste negen dagen |
| Brieven | maand | klantenservice | Complimenten tellen mee, sinds mei |

Twee cijfers die niet overeenkomen, kloppen meestal allebei. Vraag Zoë wat ze tellen.

---

De lading van een dag, voor wie graag meetelt:

\`\`\`sql
select sailing, sum(metres) as load
from trailers
where day = current_date
group by sailing
\`\`\`

=== Nieuwe laptop: het eerste uur
english: New laptop: first hour

Laad hem op. Log in met de brief van Gea. Wacht tot de blauwe ring stilstaat, echt. Open dan één keer deze site, de mail en [[IT-hulp]], zodat je weet waar alles is.

Stickers mogen. Die met de meeuw ligt bij de receptie.

=== Gegevensbescherming in het kort
english: Data protection, short

We weten waar mensen slapen, wat ze eten en of ze met een hond varen. Daar vertrouwen ze ons in.

- Zoek passagiers alleen op als ze iets van je nodig hebben.
- Lijsten met namen gaan de deur niet uit, ook niet "even naar mijn privémail".
- Camera's: 14 dagen, dan weg. Verzoeken van de politie lopen via Willemijn.
- Wil iemand zien wat we van hem weten? Dat is zijn recht, binnen een maand.

=== Project: één klantnummer
english: Project: one customer number

Een vervoerder die ook zijn vakantie bij ons boekt, heeft twee nummers, twee wachtwoorden en één mening daarover.

| Stap | Eigenaar | Klaar |
| Beide lijsten vergelijken | Zoë | klaar: 2.114 mensen dubbel |
| Beslissen welk adres wint | Femke, Joris | klaar: het nieuwste |
| Proef met 50 vervoerders | Tom | december |
| Samenvoegen | Floor | een nacht in februari |
| Feest | Sietse | de ochtend erna |

=== Project: stille kade
english: Project: quiet quay

Minder gepiep, lagere kleppen, een haldeur die vanzelf dichtgaat. De buren meten mee: op nummer 14 hangt een kastje, en mevrouw Dekker leest het beter af dan wij.

[picture: curve:quiet; Twee lijnen over een jaar; Nachten boven 50 decibel (rood) tegen afvaarten (blauw)]

Resultaat tot nu toe: vorig jaar 41 luide nachten, dit jaar 17, waarvan 9 door vuurwerk.

=== Project: minder voedselverspilling
english: Project: less food waste

Op de *Stern* is een maand lang elke afvalbak gewogen: 94 gram per gast, vooral brood.

- Brood komt op tafel als iemand erom vraagt. Min 31 gram.
- Twee maten borden bij het buffet. Min 12, en mensen lopen meer.
- De soep van gisteren heet "soep van gisteren". Ze is telkens uitverkocht.

Vanaf december op alle schepen. De weegschalen zijn besteld, Amina legt het uit.

=== Project: hutten op dek 6
english: Project: deck 6 cabins

Veertig hutten op de *Stern* krijgen nieuwe bedden, een stopcontact waar de telefoon ligt, en een lamp die niet in de andere kooi schijnt.

| Week | Hutten | Stand |
| 44 | 6101 tot en met 6114 | klaar |
| 45 | 6115 tot en met 6128 | klaar |
| 46 | 6129 tot en met 6140 | nog zes |

Kleur van de gordijnen: de bemanning stemde met 31 tegen 4 voor blauw. Die vier waren van de werf.

=== Wat de werf moet weten
english: What the yard needs to know

Voor onze partners van Dok Noord.

- Gangway: bakboord, aanmelden bij de wacht, nummerplaatje op het bord.
- Vergunning voor heet werk: van de dienstdoende hoofdwerktuigkundige, elke dag opnieuw.
- Rookmelders worden per zone afgedekt; vraag het voordat je slijpt.
- De eetzaal is ook voor jullie open, van 12.00 tot 13.00 uur. Zeg dat Wietske je stuurt.

=== Vergaderkamers
english: Meeting rooms

| Kamer | Mensen | Scherm | Goed voor |
| Paap | 4 | nee | praten; hondvrij |
| Hond | 12 | ja | training, soep |
| Schanskerzand | 20 | ja, twee | iedereen, met bestelde koekjes |
| De doos | 1 | het jouwe | bellen |

=== Fiets van de zaak
english: Bicycle lease

Kies een fiets tot 2.500 euro; hij kost je drie jaar lang ongeveer 31 euro per maand en is daarna van jou. Het formulier ligt bij Julia, de winkel is die in de Waterstraat.

Op de dijkweg heb je in beide richtingen tegenwind. Een elektrische is geen schande.

=== Bezoekers
english: Visitors

Geef het de dag ervoor door aan de receptie: naam, bedrijf, kenteken. Bezoekers krijgen een pas, koffie en iemand die hen komt halen. Op de kade dragen ze geel en blijven ze bij je, ook de belangrijke. Vooral de belangrijke.

=== Post, pakketten en de frankeermachine
english: Post, parcels and the franking machine

De post gaat om 16.30 uur. Pakketten voor schepen: schrijf schip en afdeling er in hoofdletters op, leg ze op plank 2, en zeg het Priya als het zwaar is of leeft. Het heeft één keer geleefd.

=== Persoverzicht oktober
english: Press review October

- *Dagblad van het Noorden*, 3 oktober: "Veerbedrijf geeft buren de stekker".
- *Press and Journal*, 11 oktober: een halve pagina over vijftig jaar Aberdeen, met een foto waarop Isla zwaait.
- *Schuttevaer*, 24 oktober: het dok van de Stern, technisch, correct, saai.
- *Fædrelandsvennen*, 29 oktober: de scheepshoorn. Ingezonden brieven: drie tegen twee vóór de hoorn.

=== Kantinemenu: week 45
english: Canteen menu: week 45

Maandag erwtensoep, dinsdag linzen, woensdag vis van de markt, donderdag pannenkoeken, vrijdag wat Kees vindt.

=== Paraplu gevonden, receptie
english: Lost umbrella, reception

Een zwarte met een houten handvat staat sinds de storm bij de receptie. Wie hem mist, weet nu waar hij is.
`;
