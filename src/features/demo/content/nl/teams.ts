/** Pages of the eight teams in Dutch, and what their meetings wrote down. */
export const teams = `
=== Team Vloot
english: Team Fleet

[picture: portrait:Renske; Getekend portret van een vrouw; Renske, gezagvoerder van de Meeuw en van de pubquiz]

Wij plannen waar de schepen zijn en wie erop zit, en 's nachts nemen wij op. Ed leidt het team, Renske en Haakon zijn de gezagvoerders op deze site, en Gea regelt met ons de bemanningen.

**Waar je ons vindt** tweede verdieping, de kamer met de getijdenklok die elf minuten voorloopt.

**Vraag ons naar** [[Vaste orders van de gezagvoerder]], [[Bemanningswissels]], [[Zwaar weer]].

Maandag om 09.30 uur zitten we een half uur bij elkaar, staand als de koffie laat is.

=== Team Techniek
english: Team Engineering

[picture: portrait:Anton; Getekend portret van een man met een baard vol olie; Anton, sinds 1998 met dezelfde thermoskan]

Zeven mensen die door het kantoorraam horen welke generator er draait. Wij houden drie schepen in beweging, warm en verlicht.

- Technisch inspecteur: Wietske
- Magazijn: Priya, zie [[Reserveonderdelen en magazijn]]
- Elektriciteit: Lotte. Ze repareert ook de deurbel van het kantoor, één keer per jaar.

Ons plan voor het jaar: [[Onderhoudsplan 2026]].

=== Team Aan boord
english: Team On board

Hotel, kombuis, winkel en bar van drie schepen, en de kantine aan de wal, omdat Kees het zo aardig vroeg.

Waar we deze winter aan werken: een kaart met minder verspilling, de hutten van dek 6, en een wijnkaart die je bij kaarslicht kunt lezen (Tjerk is tegen).

Nieuwe collega's beginnen met [[Service aan boord]] en daarna met een dienblad.

=== Team Terminals
english: Team Terminals

Vier havens, één geel hesje. Is een schip vroeg, laat of vol, dan wisten wij het het eerst.

| Terminal | Leiding | Kanaal |
| Delfzijl | Henk, Maaike | 12 |
| Aberdeen | Isla | 10 |
| Newcastle | Owen | 14 |
| Kristiansand | Solveig | 9 |

Donderdag om 14.00 uur overleggen we per video. De wedstrijd om het mooiste uitzicht wint Solveig elke keer.

=== Team Vracht
english: Team Freight

[picture: portrait:Vera; Getekend portret van een vrouw; Vera herkent elke trailer aan zijn deuken]

Wij verkopen laadmeters en houden ons aan onze woorden. Planning: Vera en Ruben. Klanten: Catriona voor alles wat zwemt, Stefan voor alles wat rijdt. Papieren: Sanne. Wat kan branden: Emma.

Vragen over prijzen uit andere teams: kom langs, we bijten niet. Offertes op papier komen alleen van ons, alsjeblieft.

=== Team Reizen en service
english: Team Travel and care

Alles wat passagiers zien voordat ze het schip zien: prijzen, website, brochure, telefoon. En daarna: de brieven.

**Telefoon** 08.00 tot 20.00 uur, drie talen, vier met Hilde. **Brieven** beantwoorden we binnen negen dagen; in het voorjaar moeten dat er zes zijn.

Hoe we schrijven: [[Schrijven aan passagiers]].

=== Team Personeel en kantoor
english: Team People and office

Van je eerste contract tot je laatste taart. Gea vindt bemanning, Julia betaalt je, Abel houdt je in leven, Tineke doet de deur open, Ada luistert.

De deur staat open: dinsdag en donderdag van 13.00 tot 15.00 uur, en als het dringend is. Of het dringend is, bepaal jij.

[block: new people]

=== Team IT en data
english: Team IT and data

[picture: portrait:Kaj; Getekend portret van een jonge man; Kaj, nieuw sinds oktober, zeeziek sinds oktober]

Vier mensen, drie schepen, 211 schermen. We hebben liever een vraag dan een verrassing: toestel 222, of [[IT-hulp]].

Wat we niet doen: zeggen "heb je hem al uit- en aangezet" voordat je hebt verteld wat je ziet.

=== Vlootoverleg 16 november
english: Fleet meeting 16 November

**Aanwezig** Ed, Renske, Haakon (vanaf zee), Morag, Jelle, Gea. **Afwezig** Ingrid, met verlof.

1. **Stern.** Proefvaart op de 13e ging goed, vrijdag weer in dienst. Boegschroef nog steeds luid; Wietske schrijft de werf.
2. **Mist.** Vorige week elf uur vertraging. Renske stelt voor passagiers om 14.00 in plaats van 16.00 uur in te lichten. Akkoord, vanaf vandaag.
3. **Kerst.** Bemanningen compleet, op één steward na. Gea vraagt Robin.
4. **Getijdentabellen op de tablets.** Allemaal vervangen, nagekeken door Ingrid. Afgesloten.

Volgende keer: maandag 09.30 uur. Jelle brengt de taart die hij verloren heeft.

=== Vlootoverleg 2 november
english: Fleet meeting 2 November

1. **Windpark ten noorden van Borkum.** Tot januari nog twee kabelschepen. Het nieuwe verboden gebied staat sinds donderdag op de kaart.
2. **Scheepshoorn van de Alk.** De gemeente vraagt op zondag om tien uur in plaats van acht. Haakon wil wel, de wet niet; er gaat een brief uit.
3. **Rusttijden.** Twee schepen wachtten in oktober. Niemand protesteerde. Goed.

=== Terminals per video 13 november
english: Terminals by video 13 November

- Newcastle: loopbrug dinsdag 40 minuten dicht, de bus werkte, één touringcarchauffeur niet. Owen heeft het bedrijf geschreven.
- Aberdeen: software van de slagboom vernieuwd, drie keer vals alarm, daarna geen meer.
- Kristiansand: nieuwe lampen boven strook 1 tot en met 4. Solveig stuurt foto's. Ze zijn prachtig.
- Delfzijl: de vos woont nu in de zoutkist bij poort C. Henk belt de boswachter.

=== Vrachtoverleg 10 november
english: Freight meeting 10 November

1. November met twee schepen: zie [[De vracht van deze maand]]. Joris bedankt de balie, hardop.
2. De brandstoftoeslag voor december is 10,9 op Aberdeen. Brieven gaan de 27e de deur uit.
3. Fjordlaks: Catriona gaat er op 14 januari heen, Joris gaat mee.
4. Het schrijfblok voor als het systeem traag is, is vol. Tom bestelt er twee.

=== Vrachtoverleg 27 oktober
english: Freight meeting 27 October

1. **Stern in het dok.** Verschoven plekken: 61. Gebelde klanten: 61. Boos: 4. Kwijt: 0.
2. **19 oktober.** Compressor op dek 3 viel om 02.15 uur uit, de reserve draaide om 02.41 uur, temperatuur nooit boven 3,1. Foto's van het logboek gingen dezelfde ochtend naar de klant.
3. **Tulpen.** De planning van het seizoen begint; Stefan verzamelt cijfers tot 1 december.

=== Ondernemingsraad 9 november
english: Works council 9 November

De raad sprak twee uur met Olga en Ada. Dit is afgesproken:

- De nachttoeslag gaat per januari naar 44 procent.
- Op elk schip komt een stilteruimte, te beginnen op de *Alk*, want daar is een kamer die niemand nodig heeft.
- Het rooster komt zeven weken vooruit in plaats van zes. Proef tot de zomer.

Niet afgesproken: vrije dagen voor de schaatstocht. "Als het vriest, kom dan maar vragen", zei Olga.

=== Ondernemingsraad: wie we zijn
english: Works council: who we are

Gekozen tot 2028: **Abel** (voorzitter), **Maaike**, **Geert**, **Amina**, **Ruben**, en **Morag** voor de bemanningen.

Over roosters, veiligheid, beloning en het verplaatsen van de koffiehoek moet men ons eerst vragen. Praat met een van ons, of doe een briefje in de bus naast de kantine. Op woensdag legen we die, met z'n tweeën.

=== Directieoverleg 17 november
english: Management meeting 17 November

1. **Resultaat tot en met oktober** 3 procent boven plan, nog zonder het dok. Pieter verwacht dat het jaar op plan uitkomt.
2. **Trein naar Oslo.** De goederentrein van de concurrent begint in april. Joris en Catriona komen in januari met een voorstel.
3. **Schip vier.** Dit jaar niet. Volgend jaar niet. Verschoven naar 2029, met een glimlach.
4. **Startpagina.** Femke wil Newcastle hoger. Toegestaan.
5. **Verloting van geschenken.** Tineke heeft 43 flessen en een ham.

=== Begroting 2026: eerste versie
english: Budget 2026: first draft
draft: De regel voor de lift naar dek 8 ontbreekt: 210.000. Wietske vragen of dat tot het dok kan wachten.

| Duizend euro | 2025 | 2026 |
| Passagiers | 38.400 | 40.100 |
| Vracht | 51.900 | 54.300 |
| Aan boord | 9.700 | 10.200 |
| Brandstof | -24.800 | -25.100 |
| Bemanning en personeel | -31.200 | -33.000 |
| Schepen en dok | -14.600 | -17.400 |
| Al het andere | -18.100 | -18.900 |

Door de dokbeurten wordt 2026 een mager jaar. Het is er het goede jaar voor: de vracht is sterk en de rente daalt.

=== Spelletjesavond
english: Board game night

Laatste donderdag van de maand, in de kantine, vanaf 17.30 uur. Kees laat soep staan. We hebben te veel spellen over treinen en geen een over veerboten; Lotte bedenkt er een. Er zijn al 140 kaarten, maar nog geen regels.

=== Koor op de kade
english: Choir on the quay

Twaalf stemmen, waarvan drie tenoren, en dat is een wonder. Dinsdag om 17.00 uur in hal 1, vanwege de galm. We zingen in twee talen en neuriën in de andere. Hierna: de kerstovertocht, 23 december.

=== Hardloopgroep
english: Running group

[picture: hills:dawn run; Heuvels in het vroege licht; De dijk is vlak. Zo voelt hij.]

Woensdag in de lunchpauze vanaf poort A: het korte rondje naar de vuurtoren (4 km) en het lange naar de sluis (9 km). Bij het bankje wachten we op elkaar. In februari zijn we de enigen; kom alsjeblieft.
`;
