/** Safety in Dutch: rules, drills and what went wrong. */
export const safety = `
=== Veiligheidsbeleid
english: Safety policy

[picture: lifeboat:day; Een oranje reddingsboot in het water; Reddingsboot 2 van de MS Alk tijdens de voorjaarsoefening]

Bij Noordervaart hoeft niemand te kiezen tussen de dienstregeling en de veiligheid. **Iedereen mag alles stilleggen**: een matroos het laden, een kok de kombuis, een chauffeur de strook. Daarna vragen we wat er te zien was, nooit waarom iemand het durfde.

## Wat dat in de praktijk betekent

- De gezagvoerder beslist of we varen. Het kantoor wordt ingelicht, niet gevraagd.
- Bijna-ongevallen meld je zoals ongevallen: [[Meld een bijna-ongeval]].
- Elke nieuwe collega volgt de veiligheidsdag voor de eerste dienst.
- We maken bekend hoe vaak iemand gewond raakte. In 2025 was dat vier keer, en nooit ernstig.

=== Verzameloefening
english: Muster drill

Elk schip wekelijks, elke terminal twee keer per jaar. Het sein is **zeven korte stoten en een lange**.

## Bij het sein

1. Stop met wat je doet. Zet uit wat heet wordt.
2. Pak je jas en je reddingsvest van de haak, niet uit de hut als die de andere kant op is.
3. Ga te voet naar je verzamelplaats. Geen liften.
4. Zeg je nummer hardop en blijf.

## Wie wat doet op de MS Meeuw

| Plaats | Waar | Leiding |
| A | Dek 7, bakboord | Eerste stuurman |
| B | Dek 7, stuurboord | Hotelmanager |
| C | Autodek, voorschip | Bootsman |
| Machine | Controlekamer | Hoofdwerktuigkundige |

De beste tijd tot nu toe is **6 minuten 40** voor 212 mensen, in maart, met een misthoorn die niet wilde ophouden.

[file: verzamelkaart.pdf; De kaart voor je hutdeur, om te printen]

=== Brandoefening
english: Fire drill

Brand op een schip blust het schip. Twee ploegen van drie, in vier minuten aangekleed, niemand gaat alleen naar binnen.

- **Ontdekken**: roep, druk op de knop, doe de deur achter je dicht.
- **Bevestigen**: de brug belt je. Noem dek, spant en kleur van de rook.
- **Insluiten**: ventilatie uit, wanden koelen, sprinklers van het autodek gereed.
- **Melden**: om de vijf minuten aan de brug, ook als er niets veranderd is.

! Brandende elektrische auto's: water, veel water, urenlang, van buitenaf. Open de accu niet. Vertrouw er niet op dat hij uit is.

=== Man overboord
english: Man overboard

Wie het ziet, doet drie dingen tegelijk: **man overboord en de kant** roepen, een ring gooien, en wijzen. Je blijft wijzen tot iemand het overneemt. Jouw arm is het enige instrument dat het weet.

De brug draait, legt de positie vast en stuurt de boot. In winters water heeft een mens ongeveer een kwartier. We oefenen tot we er negen minuten voor nodig hebben.

=== Oefening olielek
english: Oil spill drill

Twee keer per jaar met de havenmeester van Delfzijl, één keer in Aberdeen.

| Minuut | Wat er gebeurt |
| 0 | Bunkerslang gestopt, brug ingelicht |
| 2 | Spuigaten dicht, nagekeken door een tweede |
| 5 | Havenmeester opgeroepen op kanaal 66 |
| 10 | Drijfscherm om het achterschip |
| 20 | Absorptiematten uit, foto's gemaakt |

De popcorn die bij de oefening olie moet voorstellen, is binnen een uur door de meeuwen opgegeten. Dat mag.

=== Havenbeveiliging
english: Port security

Het beveiligingsniveau staat op het bord bij elke poort; **niveau 1** is een gewone dag.

- Passen draag je boven de riem. Wie er geen heeft, wordt vriendelijk aangesproken door wie hem het eerst ziet.
- Elke twintigste vrachtwagen gaat open. Op niveau 2 elke vijfde.
- De verstekelingenronde doe je met z'n tweeën, met een zaklamp en de kooldioxidemeter.
- Foto's van hekken, camera's en bewakers komen niet op internet, ook niet met een mooie zonsondergang.

=== Gevaarlijke stoffen aan boord
english: Dangerous goods on board

Zonder aangifte vaart er niets gevaarlijks mee. Stuur die **24 uur** voor vertrek naar de vrachtbalie; Emma of haar vervanger antwoordt dezelfde dag.

| Klasse | Voorbeeld | Op onze schepen |
| 1 | Vuurwerk | Alleen 1.4S, aan dek |
| 2.1 | Gasflessen | Aan dek, weg van de hutten |
| 3 | Verf, benzine | Aan dek of op het autodek met ventilatie |
| 5.2 | Peroxiden | Nee |
| 7 | Medische bronnen | Met een brief van de afzender |
| 8 | Zuren | Autodek, niet naast klasse 4 |
| 9 | Lithiumaccu's | Ja, minder dan 30 % geladen |

! Reizigers mogen meenemen wat ze zelf nodig hebben: een brander, een gasflesje, haarlak. Geen kofferbak vol vuurwerk, ook niet in december.

=== Werken op hoogte
english: Working at height

Vanaf **twee meter** draag je een harnas, en beneden staat er iemand die niets anders doet. Ladders zijn om ergens te komen, niet om op te werken.

Boven windkracht 6 gaat er niemand omhoog. De radar vindt wachten niet erg. Vergunningen hangen op de brug en in het terminalkantoor, en gelden één dienst.

=== Besloten ruimten
english: Enclosed spaces

Een tank, een kofferdam, een kettingbak: de lucht erin kan op lucht lijken en het niet zijn. Elke maand sterven er ergens ter wereld twee mensen aan in ons vak, en de tweede is altijd degene die de eerste wilde helpen.

1. Ventileer, en **meet** daarna: zuurstof 20,8, verder niets.
2. Vergunning getekend door de hoofdwerktuigkundige, op de dag zelf.
3. Eén erin, één bij het luik, die er nooit in gaat.
4. Roep om de vijf minuten. Geen antwoord betekent alarm, niet even kijken.

=== Zwaar weer
english: Heavy weather

[picture: ferry:grey; Een veerboot onder een grijze lucht; De MS Alk voor Lindesnes, in januari]

Naar de verwachting kijken de gezagvoerder en de manager van dienst samen, 36, 24 en 12 uur voor de afvaart.

| Golven | Wat we doen |
| tot 2,5 m | Varen |
| 2,5 tot 4 m | Alles sjorren, passagiers waarschuwen, buitendekken dicht |
| boven 4 m | Geen passagiers. Vracht als de gezagvoerder akkoord is |
| boven 5,5 m | We blijven liggen, en zeggen dat voor twaalf uur |

Elke geschrapte afvaart krijgt een bladzijde in het logboek met de verwachting van dat moment, zodat we daarvan leren en niet van onze herinnering.

=== Meld een bijna-ongeval
english: Report a near miss

Er gebeurde bijna iets. Mooi: dan hoeft het niet meer te gebeuren.

Bel toestel 230 of vul de kaart in uit de bus naast de eetzaal. Je naam hoeft er niet bij. Elke melding lezen we dezelfde dag, en wat we ermee deden, staat hier.

## De laatste tijd

| Datum | Wat | Wat we deden |
| 3 november | Sjorketting los op strook 4 | Elf kettingen vervangen, fabrikant ingelicht |
| 22 oktober | Heftruck en fietser bij poort B | Een spiegel, en een streep op de grond |
| 9 oktober | Hete olie gemorst in de kombuis van de Stern | Frituur 40 cm verplaatst, eindelijk |
| 17 september | Verkeerde getijdentabel op de tablet | Oud bestand van alle tablets gehaald |

=== Ongeval op strook 4: wat we leerden
english: Accident on lane 4: what we learned

Op 2 september kreeg een stuwadoor in Delfzijl een wielblok tegen zijn voet. Twee tenen waren gebroken; hij is weer aan het werk en heeft deze pagina eerder gelezen dan jij.

## Wat er gebeurde

De vrachtwagen was klaar voor vertrek, het blok lag er nog, en de chauffeur zag de groene lamp van de strook naast de zijne. Hij rolde veertig centimeter naar voren.

## Waarom

De lampen van strook 3 en 4 hangen aan één paal. Vanuit een hoge cabine zie je in de regen niet welke welke is.

## Wat er veranderde

- Elke strook heeft sinds 20 september een eigen paal.
- De blokken zijn nu oranje en hebben een touw, zodat er geen voet in de buurt komt.
- Als het regent, krijgen chauffeurs het teken van een mens, niet van een lamp.

=== Eerste hulp aan wal en aan boord
english: First aid on shore and on board

De dozen zijn groen en hangen waar de brandslangen zijn. De defibrillatoren: receptie Delfzijl, poort B, de terminal in Aberdeen, en dek 5 van elk schip.

- **Aan de wal.** Bel 112, en dan toestel 210, zodat er iemand bij de poort staat.
- **Aan boord.** Bel de brug. De hotelmanager komt met de tas, de radioarts in Den Helder is er dag en nacht.

Iets uit de doos gebruikt? Schrijf het op het deksel. Niets is erger dan een lege doos met een net deurtje.

=== Veiligheidscijfers
english: Safety figures

[picture: bars:safety; Twaalf staven, de laatste rood; Gemelde bijna-ongevallen per maand. November, in rood, is nog niet voorbij]

Meer meldingen zijn goed nieuws. In maanden met veel meldingen waren er minder ongevallen, drie jaar achter elkaar.

| Per jaar | 2023 | 2024 | 2025 |
| Ongevallen met verzuim | 7 | 5 | 4 |
| Gemelde bijna-ongevallen | 88 | 141 | 176 |
| Gehouden oefeningen | 212 | 224 | 219 |
`;
