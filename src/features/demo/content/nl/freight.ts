/** Freight in Dutch: products, prices, customs, customers. */
export const freight = `
=== Vracht: wat we vervoeren
english: Freight: what we carry

[picture: terminal:day; Een vrachthal met zeven deuren en twee vrachtwagens; Hal 2 in Delfzijl, deur 1 tot en met 7; page]

Vrachtwagens met chauffeur, trailers zonder, en dingen op diepladers die niemand op een binnenweg wil tegenkomen. Heeft het wielen, of kunnen wij er wielen onder zetten, dan vaart het mee.

- [[Begeleide vrachtwagens]]
- [[Onbegeleide trailers]]
- [[Koeltrailers en verse vis]]
- [[Bijzonder transport]]

De balie is open van 05.30 tot 21.00 uur, en 's nachts beslist de manager van dienst. [[Telefoonlijst en dienstnummers]]

=== Begeleide vrachtwagens
english: Accompanied lorries

De chauffeur gaat mee, slaapt in een eigen hut, en heeft goed gegeten als Aberdeen in zicht komt. Prijs per lengte, met een hut en twee maaltijden.

| Lengte | Laag | Hoog |
| tot 12 m | 410 | 470 |
| tot 16,5 m | 520 | 590 |
| tot 18,75 m | 575 | 650 |
| elke meter meer | 38 | 44 |

Sluitingstijd is **60 minuten** voor vertrek. Chauffeurs krijgen de code voor de poort per sms; hij werkt één keer.

=== Onbegeleide trailers
english: Unaccompanied trailers

Zet hem voor 16.00 uur neer, wij doen de rest: onze trekkers rijden hem aan boord, wij sjorren hem vast, en aan de overkant staat hij op een genummerde plek.

- Hoogte van de koppelschotel 1,05 tot 1,25 m, werkende lampen, een zeil dat aan alle kanten dicht is.
- Aan beide poorten maken we foto's. Die beslechten negen van de tien geschillen voordat ze beginnen.
- Drie dagen in de haven zijn gratis, daarna 22 euro per dag.

=== Koeltrailers en verse vis
english: Reefers and fresh fish

[picture: harbour:dawn fish; Een haven bij zonsopkomst, met kranen; Aberdeen om vijf uur in de ochtend]

Zalm uit Noorwegen en schelvis uit Peterhead liggen voor het ontbijt op de afslag in Delfzijl. De *Meeuw* heeft 64 stopcontacten, de *Alk* 48, de *Stern* 36.

Elke twee uur lezen we de temperaturen af en schrijven we ze op; de volgende ochtend zie je ze, ook als er niets gebeurd is. Valt er een stekker uit, dan heeft de wachtdoende werktuigkundige een reserve op dek 3 en twintig minuten.

| Lading | Ingesteld op |
| Verse zalm | 0 tot 2 °C |
| Schelpdieren, levend | 5 tot 7 °C |
| Diepvries | -20 °C |
| Tulpen | 4 °C |

=== Bijzonder transport
english: Project cargo

Rotorbladen tot 62 meter, een kerkorgel, de tram voor het museum in Bergen. Stuur ons drie weken van tevoren een tekening met gewichten en hijspunten. We antwoorden met een prijs, een plan en een datum, of met een eerlijk nee.

> Het orgel kwam gestemd aan. Meer hadden we niet gevraagd, en we hadden heel wat minder verwacht.
>
> De cantor van Kristiansand

=== Vrachtprijzen 2026
english: Freight price table 2026

Niet voor klanten. Wat hun is geoffreerd, staat in hun contract; de openbare prijzen zijn die van [[Begeleide vrachtwagens]].

| Route | Laadmeter | Stekker koeltrailer | Gevaarlijke stoffen | Brandstoftoeslag |
| Aberdeen | 34,50 | 48 | 95 | 11,2 % |
| Newcastle | 29,80 | 42 | 95 | 9,8 % |
| Kristiansand | 32,10 | 44 | 85 | 10,4 % |
| Newcastle naar Kristiansand | 41,00 | 55 | 110 | 12,6 % |

## Korting die je mag geven

- tot 4 procent: elke planner
- tot 9 procent: accountmanagers
- daarboven: Joris, schriftelijk, voordat het beloofd is

[file: vrachtprijzen-2026.csv; De tabel met alle lengtes en seizoenen]

=== Zo rekenen we de brandstoftoeslag uit
english: How the bunker share is worked out

Eén keer per maand, op de eerste werkdag, uit het gemiddelde van scheepsgasolie in Rotterdam over de maand ervoor.

1. Basisprijs: 620 euro per ton. Daaronder komt er niets bij.
2. Elke 10 euro daarboven doet **0,4 procent** bij de vrachtprijs.
3. Hoogstens 18 procent. Wat daarboven komt, is ons risico.

De getallen van alle maanden sinds 2017 heeft Vera; ze stuurt ze naar wie erom vraagt.

=== Douane: Groot-Brittannië
english: Customs: Great Britain

Geen aangifte, geen poort. De code van het goederenvervoer moet in ons systeem staan voordat de vrachtwagen bij de terminal is, anders gaat de slagboom niet open en kan niemand helpen.

## Stap voor stap

1. Uitvoeraangifte in Nederland, door jou of je agent.
2. Invoeraangifte, veiligheidsaangifte, en voor voedsel het gezondheidscertificaat.
3. Alle nummers samen vormen één **goods movement reference**.
4. Die referentie gaat in onze boeking. Groen betekent: kom maar.

## Wat het vaakst misgaat

| Wat | Hoe vaak | Wat helpt |
| Kenteken wijkt één letter af | dagelijks | Kopiëren, niet typen |
| Trailer op het laatst verwisseld | wekelijks | Bel ons, wij passen het aan |
| Certificaat van de verkeerde dierenarts | maandelijks | Vraag Sanne vooraf, niet achteraf |

=== Douane: Noorwegen
english: Customs: Norway

Noorwegen hoort bij de markt, maar niet bij de douane-unie. Doorvoer met een T1, digitaal, binnen acht dagen afgesloten in Kristiansand.

Houten verpakking moet het stempel hebben. Aardappelen hebben elk jaar opnieuw een vergunning nodig, en van maart tot en met mei krijgen ze er geen. Verhuizingen: een lijst met waarden, eerlijke; douaniers hebben zelf ook meubels.

=== Boeken in vijf minuten
english: Booking in five minutes

Voor nieuwe collega's aan de balie, met een headset op en drie wachtende lijnen.

- Vraag kenteken, lengte, gewicht, lading. In die volgorde, want chauffeurs kennen het kenteken uit hun hoofd en het gewicht bijna nooit.
- Gevaarlijk? Stop dan, vraag de aangifte, zie [[Gevaarlijke stoffen aan boord]].
- Noem de prijs hardop en wacht.
- Lees het boekingsnummer voor in paren. Laat het herhalen.

Is het systeem traag, schrijf dan op het blok. Het blok heeft nog nooit platgelegen.

=== Het autodek indelen
english: Planning the car deck

Gewicht laag en naar voren, koeltrailers bij de stekkers, paarden bij de lift, motoren waar iemand ze ziet. Dan de volgorde van afrijden, dan de wensen, in die volgorde.

De eerste stuurman heeft het laatste woord, en geeft dat voor 17.00 uur, zodat de stroken op het scherm getekend kunnen worden.

! Twee vrachtwagens met vis achter een vrachtwagen met meubels voor Drammen: nooit weer. Dank je.

=== Afspraken met een nieuwe klant
english: Agreement with a new customer

1. Kredietcontrole bij het team van Pieter, twee dagen.
2. Gesprek over volumes voor het jaar, per seizoen. Schrijf op wat ze zeiden, niet wat je hoopte.
3. Prijsblad uit de tabel, korting volgens de regels: [[Vrachtprijzen 2026]].
4. Contract door beiden getekend, één jaar, in de map, met een datum in de agenda negentig dagen voor het eind.
5. Eerste afvaart: er staat iemand aan de poort die hallo zegt.

=== Klantnotities: Fjordlaks
english: Customer notes: Fjordlaks

Elf koeltrailers per week, Kristiansand naar Delfzijl, zondag en donderdag. De bedrijfsleider is **Torunn**, haar broer beslist.

Ze waren boos over 19 oktober en zijn weer vrienden, dankzij Dagny en een reservecompressor. Het contract loopt in april af; ze kijken naar de trein. We moeten in januari praten, persoonlijk, op hun kade.

=== Klantnotities: Hof van Groningen
english: Customer notes: Hof van Groningen

Tuinmeubels, februari tot en met juni, tot dertig trailers per week, altijd op vrijdagmiddag aangekondigd. Boek ze vanaf woensdag voorlopig in.

De trailers zijn hoog: 4,10 m. Alleen op de Stern, strook 2 tot en met 5.

=== Claims en schade
english: Claims and damage

Een trailer komt eraf met een deuk die er niet mee opging. Blijf rustig, de foto's weten het.

| Stap | Wie | Binnen |
| Notitie op het poortformulier | Terminal | meteen |
| Foto's van beide poorten | Terminal | 1 uur |
| De klant bellen | Vrachtbalie | dezelfde dag |
| Verklaring van de officier | Schip | 2 dagen |
| Antwoord, met geld of met redenen | Vera | 14 dagen |

Tot 2.000 euro beslist Vera. Daarboven gaat het naar de verzekeraar, die net zo van tabellen houdt als wij.

=== De vracht van deze maand
english: Freight this month

[picture: bars:freight; Twaalf staven met vervoerde eenheden, de laatste rood; Eenheden per maand. De laatste staaf is deze maand tot en met gisteren]

Met de *Stern* in het dok vervoeren we 19 procent minder dan vorig jaar november, en verdienen we 11 procent minder: de dure lading bleef, de lege trailers niet.

- Bezetting naar Aberdeen: 88 %, de beste november sinds we tellen.
- Kristiansand: stabiel, 71 %.
- Klachten over verschoven plekken: negen. Vera heeft ze allemaal gesproken.
`;
