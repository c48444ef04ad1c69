/** A club: members, matches, a board, in Dutch. */
export const club = `
=== {site}
home: yes
for: public

[picture: hills:meadow wide; Groene heuvels onder een blauwe lucht; Zaterdagochtend, gezien vanuit het clubhuis; page]

Iedereen mag meedoen, beginners voorop. We trainen twee keer per week, spelen op zaterdag, en na afloop is er soep.

[shortcuts: Trainingen en wedstrijden; Lid worden; Het clubhuis]

:: 8

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

[block: new people]

::

=== Trainingen en wedstrijden
at: Seizoen
for: public

| Dag | Tijd | Wie |
| Dinsdag | 18.00 tot 19.30 | tot en met 14 jaar |
| Dinsdag | 19.30 tot 21.00 | volwassenen |
| Donderdag | 18.30 tot 20.30 | iedereen die op zaterdag speelt |
| Zaterdag | vanaf 10.00 | wedstrijden, zie het bord |

Regent het hard? Kijk hier voor je van huis gaat: uiterlijk om vier uur staat het erop.

=== Lid worden
at: Leden
for: public

Kom drie keer gratis langs. Bevalt het, vul dan aan de bar een formulier in.

| | Per jaar |
| Volwassenen | 140 |
| Tot 18 jaar | 80 |
| Gezin | 260 |
| Supporters, die alleen soep eten | 40 |

=== Het clubhuis
at: Leden

De sleutel hangt achter de bar; neem je de sleutel mee, zet dan je naam op de lijst. De laatste zet de verwarming laag, doet het licht uit en de luiken dicht.

**Bardienst** heb je twee keer per seizoen. Ruilen mag, vergeten kost een krat.

=== Notulen van het bestuur
at: Bestuur
for: editors

**Aanwezig** voorzitter, penningmeester, secretaris, jeugd.

1. Het dak wordt in mei hersteld; er zijn twee offertes binnen.
2. De jeugd groeit met elf. We hebben nog een trainer nodig.
3. Zomerfeest op de tweede zaterdag van juni. Wie heeft een barbecue?

=== Vrijwilligers gezocht
at: Leden
for: public

We zoeken twee mensen om op zaterdag te vlaggen, iemand voor de website, en iemand die met de verwarming kan praten.

Een uur per maand helpt al. Zeg het tegen het bestuur, of tegen wie maar een fluitje draagt.
`;
