/** Pages of the eight teams, and what their meetings wrote down. */
export const teams = `
=== Team Fleet
at: Teams / Fleet
by: ed
days: 325 17

[picture: portrait:Renske; A drawn portrait of a woman; Renske, master of Meeuw and of the quiz]

We plan where the ships are and who is on them, and we answer at night. Ed leads, Renske and Haakon are the masters on this site, Gea does the crews with us.

**Where to find us** second floor, the room with the tide clock that is eleven minutes fast.

**Ask us about** [[Standing orders of the master]], [[Crew rotation]], [[Heavy weather]].

Mondays 09.30 we sit together, half an hour, standing if the coffee is late.

=== Team Engineering
at: Teams / Engineering
by: wietske
days: 322 48

[picture: portrait:Anton; A drawn portrait of a man with a beard of oil; Anton, since 1998 with the same thermos flask]

Seven people who hear from the office window which generator is running. We keep three ships moving, warm and lit.

- Superintendent: Wietske
- Stores: Priya, see [[Spare parts and stores]]
- Electricity: Lotte. She also mends the office doorbell, once a year.

Our plan for the year: [[Maintenance plan 2026]].

=== Team On board
at: Teams / On board
by: fenna
days: 318 31

Hotel, galley, shop and bar of three ships, and the canteen on shore because Kees asked nicely.

What we are working on this winter: a menu with less waste, the cabins of deck 6, and a wine list that one can read by candlelight (Tjerk is against).

New colleagues begin with [[Service on board]] and then with a tray.

=== Team Terminals
at: Teams / Terminals
by: douwe
days: 316 26

Four ports, one yellow jacket. When a ship is early, late or full, we knew first.

| Terminal | Lead | Radio |
| Delfzijl | Henk, Maaike | 12 |
| Aberdeen | Isla | 10 |
| Newcastle | Owen | 14 |
| Kristiansand | Solveig | 9 |

We meet by video on Thursdays at 14.00. Solveig wins the contest for the best view each time.

=== Team Freight
at: Teams / Freight
by: joris
days: 314 22

[picture: portrait:Vera; A drawn portrait of a woman; Vera knows each trailer by its dents]

We sell lane metres and keep promises. Planning: Vera and Ruben. Customers: Catriona for everything that swims, Stefan for everything that drives. Papers: Sanne. Things that burn: Emma.

Price questions from other teams: come over, we do not bite. Written quotes only from us, please.

=== Team Travel and care
at: Teams / Travel and care
by: femke
days: 312 27

Everything passengers see before they see the ship: prices, website, brochure, telephone. Afterwards: the letters.

**Telephone** 08.00 to 20.00, three languages, four with Hilde. **Letters** answered within nine days; we aim for six by spring.

How we write: [[Writing to passengers]].

=== Team People and office
at: Teams / People and office
by: ada
days: 310 38

From your first contract to your last cake. Gea finds crews, Julia pays you, Abel keeps you alive, Tineke opens the door, Ada listens.

Door open: Tuesday and Thursday, 13.00 to 15.00, and whenever it is urgent, which you decide.

[block: new people]

=== Team IT and data
at: Teams / IT and data
by: sietse
days: 308 21

[picture: portrait:Kaj; A drawn portrait of a young man; Kaj, new since October, seasick since October]

Four people, three ships, 211 screens. We prefer a question to a surprise: extension 222, or [[IT help]].

What we will not do: say "have you tried to turn it off" before you have told us what you see.

=== Fleet meeting 16 November
at: Teams / Fleet / Minutes
by: ed
days: 5 5
for: team Fleet

**There** Ed, Renske, Haakon (from sea), Morag, Jelle, Gea. **Away** Ingrid, on leave.

1. **Stern.** Trial on the 13th went well, back on Friday's sailing. Bow thruster still loud; Wietske writes to the yard.
2. **Fog.** Eleven hours of delay last week. Renske suggests telling passengers at 14.00 instead of 16.00. Agreed, from today.
3. **Christmas.** Crews are complete except one steward. Gea asks Robin.
4. **Tablet tide tables.** All replaced, checked by Ingrid. Closed.

Next: Monday 09.30. Jelle brings the cake he lost.

=== Fleet meeting 2 November
at: Teams / Fleet / Minutes
by: ed
days: 19 18
for: team Fleet

1. **Wind farm north of Borkum.** Two more cable ships until January. New no-go area is on the chart since Thursday.
2. **Whistle of Alk.** The municipality asks for ten o'clock instead of eight on Sundays. Haakon is willing, the law is not; letter goes out.
3. **Rest hours.** Two ships waited in October. Nobody argued. Good.

=== Terminals by video 13 November
at: Teams / Terminals / Minutes
by: douwe
days: 8 8
for: team Terminals

- Newcastle: walkway closed 40 minutes on Tuesday, bus worked, one coach driver did not. Owen has written to the company.
- Aberdeen: barrier software updated, three false alarms, none since.
- Kristiansand: new lamps on lanes 1 to 4. Solveig sends photographs. They are beautiful.
- Delfzijl: fox has moved into the salt box at gate C. Henk asks the forester.

=== Freight meeting 10 November
at: Teams / Freight / Minutes
by: vera
days: 11 10
for: team Freight

1. November with two ships: see [[Freight this month]]. Joris thanks the desk, loudly.
2. Bunker share for December is 10.9 on Aberdeen. Letters go out on the 27th.
3. Fjordlaks: Catriona travels on 14 January, Joris comes along.
4. The pad for when the system is slow is full. Tom orders two.

=== Freight meeting 27 October
at: Teams / Freight / Minutes
by: ruben
days: 25 25
for: team Freight

1. **Dock of Stern.** Slots moved: 61. Customers called: 61. Angry: 4. Lost: 0.
2. **19 October.** Compressor on deck 3 failed at 02.15, spare unit on at 02.41, temperature never above 3.1. Photographs of the log went to the customer the same morning.
3. **Tulips.** Season planning begins; Stefan collects figures by 1 December.

=== Works council 9 November
at: Teams / People and office / Works council
by: abel
days: 12 9
versions: 2

The council met Olga and Ada for two hours. What was agreed:

- Night allowance goes to 44 per cent from January.
- A quiet room on each ship, *Alk* first, because she has a room that nobody needs.
- The roster appears seven weeks ahead instead of six. Trial until summer.

Not agreed: free days for the ice race. "If it freezes, come and ask," said Olga.

=== Works council: who we are
at: Teams / People and office / Works council
by: abel
days: 136 136

Elected until 2028: **Abel** (chair), **Maaike**, **Geert**, **Amina**, **Ruben**, **Morag** for the crews.

We have to be asked about rosters, safety, pay systems and moving the coffee corner. Talk to any of us, or put a note into the box beside the canteen. It is emptied on Wednesdays, by two of us.

=== Management meeting 17 November
at: Company / Management
by: willemijn
days: 4 3
for: olga, pieter, ada, willemijn, arend, ed, joris, femke, fenna, douwe, wietske, sietse

1. **Results to October.** Ahead of plan by 3 per cent, before the dock. Pieter expects the year at plan.
2. **Train to Oslo.** The freight train of the competitor starts in April. Joris and Catriona bring a proposal in January.
3. **Ship four.** Not this year. Not next year. Moved to 2029, with a smile.
4. **Home page.** Femke wants Newcastle higher up. Granted.
5. **Gift raffle.** Tineke has 43 bottles and a ham.

=== Budget 2026: first draft
at: Company / Management
by: pieter
days: 22 6
for: olga, pieter, willemijn, ada
versions: 2
draft: Line for the lift on deck 8 is missing: 210,000. Ask Wietske whether it can wait for the dock.

| Thousand euros | 2025 | 2026 |
| Passengers | 38,400 | 40,100 |
| Freight | 51,900 | 54,300 |
| On board | 9,700 | 10,200 |
| Fuel | -24,800 | -25,100 |
| Crews and staff | -31,200 | -33,000 |
| Ships and docks | -14,600 | -17,400 |
| Everything else | -18,100 | -18,900 |

The docks make 2026 a thin year. It is the right year for them: freight is strong and interest is falling.

=== Board game night
at: Teams / Clubs
by: floor
days: 42 16

Last Thursday of the month, canteen, from 17.30. Kees leaves soup. We have too many games about trains and not one about ferries; Lotte is inventing one. There are already 140 cards and no rules.

=== Choir on the quay
at: Teams / Clubs
by: hilde
days: 74 30

Twelve voices, three of them tenors, which is a miracle. Tuesdays 17.00 in hall 1, because of the echo. We sing in two languages and hum in the others. Next: Christmas crossing, 23 December.

=== Running group
at: Teams / Clubs
by: nadia
days: 56 56

[picture: hills:dawn run; Hills in early light; The dyke is flat. This is what it feels like.]

Wednesdays at lunch from gate A: the short one to the lighthouse (4 km) and the long one to the sluice (9 km). We wait for each other at the bench. In February we are the only ones; please come.
`;
