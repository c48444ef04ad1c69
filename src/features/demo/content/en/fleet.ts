/** Ships, bridge and engine rooms. */
export const fleet = `
=== MS Meeuw
at: Fleet / Ships
by: ed
days: 370 26
for: public
versions: 2

[picture: ferry:day meeuw; A white ferry with a red band at sea; MS Meeuw, built in Harlingen in 2011]

The largest of the three, at home between Delfzijl and Aberdeen. Passengers love her bar with the round windows; officers love her bow thrusters.

| | |
| Built | 2011, Harlingen |
| Length | 148 m |
| Lane metres | 1,240 |
| Passengers | 620, of which 412 in cabins |
| Speed | 19.5 knots |
| Master | Renske Dijkstra and relief |

**Good to know** The lift to deck 8 is slow. Cabins 7101 to 7112 lie above the engine and are given last.

=== MS Alk
at: Fleet / Ships
by: ed
days: 368 54
for: public

[picture: ferry:dusk alk; A ferry in the evening light; MS Alk arriving in Kristiansand]

The Norwegian of the family: ice class, a sauna, and the only galley in the fleet with a window. She runs Delfzijl to Kristiansand three times a week, in eighteen hours.

| | |
| Built | 2016, Ulsteinvik |
| Length | 131 m |
| Lane metres | 980 |
| Passengers | 380 |
| Speed | 18 knots |
| Master | Haakon Lunde and relief |

=== MS Stern
at: Fleet / Ships
by: ed
days: 366 5
for: public
versions: 2

[picture: harbour:grey stern; A ship at the quay under grey clouds; MS Stern beside the cranes]

Freight first, passengers welcome. Stern sails to Newcastle at night with 96 lorries, and in July with caravans and children who have seen everything by ten in the evening.

| | |
| Built | 2004, Flensburg |
| Length | 126 m |
| Lane metres | 1,310 |
| Passengers | 150 |
| Speed | 17 knots |

Until the 14th she lies in dock: [[Dry dock of MS Stern]].

=== Dry dock of MS Stern
at: Projects / Dry dock
by: wietske
days: 50 1
versions: 3
for: everyone, xavi

Three weeks at Dok Noord, from 24 October to 14 November. One page for everybody who works on it, the yard included.

## Where we are

| Work | Planned | State |
| Hull blasted and painted | 30 October | done |
| Rudder bearing | 2 November | done, was worse than thought |
| Bow door seals | 6 November | done |
| Stabiliser fins | 9 November | port done, starboard waits for a part |
| Cabins deck 6 | 12 November | 34 of 40 |
| Sea trial | 13 November | pilot booked |

## What it means for freight

*Meeuw* takes Newcastle freight on Tuesdays and Thursdays. Vera calls every customer who loses a slot; nobody reads it here first.

[file: dock-planning.csv; The planning of the yard, hour by hour]

=== Crew rotation
at: Fleet / Crews
by: gea
days: 225 19

Four weeks on, four weeks off, change on Wednesdays. *Meeuw* and *Stern* in Delfzijl, *Alk* in Kristiansand.

## Before you come

- Certificates valid for the whole rotation, see [[Learning and certificates]].
- Medical not older than two years.
- Tell crewing by Monday noon if you cannot come. Gea has a list of people who say yes on Mondays.

## Travel to the ship

We book and pay it from your home station. Who lives beyond Groningen may sleep in the crew rooms the night before.

=== Hours of rest at sea
at: Fleet / Crews
by: gea
days: 200 88

At least **10 hours** in each 24 and **77** in each week, in two parts at most, one of them six hours long. The tablet on the bridge counts; it is right and you are tired.

If a delay eats into rest, the ship waits. In 2025 that happened nine times, and no customer left us for it.

=== Standing orders of the master
at: Fleet / Bridge
by: renske
days: 190 23
for: team Fleet

1. Call me. In fog, in doubt, when traffic behaves strangely, when you are not happy. I would rather be called ten times for nothing.
2. Closest point of approach: two miles at sea, one mile off the Ems.
3. The look-out looks out. He does not make coffee, he does not write.
4. Read the night orders before you take over, and sign them after.
5. Alarms are acknowledged by the one who understood them.

=== Passage plan Delfzijl to Aberdeen
at: Fleet / Bridge
by: morag
days: 140 31
for: team Fleet

[picture: map:aberdeen; A sketch of the North Sea with a dashed route; Sketch only. The chart on the bridge counts.]

| Waypoint | Leg, miles | Note |
| Delfzijl lock | 0 | Bridge opens at 20 and 50 past |
| Ems fairway, buoy 1 | 38 | Pilot off; call Ems Traffic |
| North of Borkum | 24 | Wind farm, keep 2 miles |
| Dogger, south-west | 112 | Fishing boats in the dark |
| Aberdeen pilot | 168 | Two hours' notice on channel 12 |

Under keel clearance at low water springs in the Ems: 1.8 m. That is enough, and it is not much.

=== Bridge equipment and its moods
at: Fleet / Bridge
by: jelle
days: 130 49

[picture: bridge:day; The view from a ship's bridge over five screens; The bridge of MS Stern, drawn from memory]

- **Radar 2 on Stern** loses its picture for a second when the bow thruster starts. Known, harmless, reported.
- **Chart display on Alk** wants its update on Thursdays before eight. If you forget, Kaj cannot help you from shore.
- **Speaker on Meeuw's starboard wing** hums below five degrees. Use the handheld.
- The whistle of *Alk* can be heard in Mandal. Think of it on Sundays.

=== Bunkering procedure
at: Fleet / Engine
by: anton
days: 150 27
for: team Engineering, team Fleet

Before the hose is connected, the checklist is signed by both sides. Not during. Before.

- Scuppers plugged, drip trays empty, absorbent ready.
- Tanks sounded by hand and read aloud.
- Start slowly: ten minutes at 60 cubic metres an hour, then look at everything once more.
- Top off with one person at the valve and one at the sounding pipe, both with a radio that was tested today.

Nobody crosses the car deck with a telephone in the hand. See [[Oil spill drill]] for the day when it goes wrong anyway.

=== Engine room visits
at: Fleet / Engine
by: anton
days: 110 110

Yes, you may! Ask the bridge, come in closed shoes and without a scarf, and put on the ear protection before you open the door, not after.

Best moment is half an hour after departure. In the approach we are friendly but busy.

=== Spare parts and stores
at: Fleet / Engine
by: priya
days: 125 34

Order by Thursday 12.00 and it is on board on Tuesday. What is not in the catalogue needs a drawing, a photograph or at least an honest description. "The round thing" is not one.

| What | Where it lies | Delivery |
| Filters, seals, belts | Delfzijl, rack 3 | next call |
| Injectors | Delfzijl, locked | next call, chief only |
| Stabiliser parts | Maker, Norway | 3 weeks |
| Galley parts | Rotterdam | 4 days |
| Anything for the old crane | Geert's brother-in-law | ask Geert |

=== Maintenance plan 2026
at: Fleet / Engine
by: wietske
days: 80 17
for: editors

| Ship | Work | Weeks | Out of service |
| Meeuw | Main engine 2, 48,000 hours | 5 and 6 | no, runs on three |
| Meeuw | Lift to deck 8 | 7 | no |
| Alk | Class survey, dock | 17 to 19 | yes |
| Stern | Shore power socket | 23 | two nights |
| Alk | Sauna heater | any | crew votes for soon |

The dock in spring is booked in Ulsteinvik. If it moves, it moves before 15 January, because Freight sells the summer then.

=== Shore power
at: Fleet / Engine
by: lotte
days: 100 59

Delfzijl and Kristiansand have sockets for us; Aberdeen comes in 2027.

1. Ship alongside and ropes fast.
2. Cable over with the davit, two people, gloves.
3. Call the switching room, wait for "ready", close the breaker. You have ninety seconds, then it asks you again.
4. Generators run five more minutes without load, then stop.

It saves about **1,900 litres** each night, and Mrs Dekker at number 14 sleeps with the window open.

=== Ship names, and why birds
at: Fleet
by: willemijn
days: 300 300
for: public

Meeuw is a gull, Alk a razorbill, Stern a tern. The founder could tell them apart and expected the same from his captains. A fourth ship, if it ever comes, will not be called Cormorant: he never forgave them the eels.
`;
