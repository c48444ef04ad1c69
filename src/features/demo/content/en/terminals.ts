/** The four terminals. */
export const terminals = `
=== Terminal Delfzijl
at: Terminals / Delfzijl
by: douwe
days: 350 39
for: public

[picture: terminal:dawn; The freight hall at sunrise with lorries in front; Delfzijl, hall 2, ten to six in the morning]

Home. Two berths, a hall for 140 trailers, a waiting room with a stove, and the best chips of the province at the gate (not ours, sadly).

| | |
| Address | Handelskade 30, Delfzijl |
| Gate opens | 05.30, Sundays 08.00 |
| Check-in cars | 3 hours before departure |
| Bus | line 140 to the station, at 12 and 42 past |
| Parking | 6 euros a day |

[box: The gate is earlier in winter; From 1 November until 1 March lorries can drive in from 04.45.]

[button: Winter timetable > Winter timetable]

[map: Handelskade 30, Delfzijl; The gate of the terminal]

=== Terminal Aberdeen
at: Terminals / Aberdeen
by: isla
days: 348 42
for: public

[picture: lighthouse:grey; A lighthouse on a rock under a grey sky; Girdle Ness, two minutes before you see the terminal]

Five minutes from the railway station, on foot, with the wind behind you. Twenty-five with the wind against you.

Pick up the trailer at the far end of Pocra Quay. Drivers' showers are in the blue building; the code is on your booking. Isla's shortbread is at the desk on sailing days until it is gone, which is about 17.15.

=== Terminal Newcastle
at: Terminals / Newcastle
by: owen
days: 342 63
for: public

North Shields, strictly speaking. From the A19 follow the ship on the sign, not the satnav, which knows a shortcut through a fish market.

- Cars: lanes 1 to 4. Coaches: lane 5. Motorcycles: to the front, there is a roof.
- The walkway closes at low water springs for about an hour. Then the bus drives, every ten minutes.
- Match days: come an hour earlier. Two if they win.

=== Terminal Kristiansand
at: Terminals / Kristiansand
by: solveig
days: 338 50
for: public

In the middle of the town, behind the fish hall. Cars leave the ship straight onto the E18; for the first kilometre please drive as if children lived there, because they do.

The customs office is on the ground floor. The coffee machine on the first floor takes no coins and asks no questions.

=== Opening and closing a gate
at: Terminals / How to
by: henk
days: 160 36
for: team Terminals

Opening, in this order: cameras on, barrier test, scale to zero, lamps of all lanes, radio check with the ship, then the gate.

Closing: count the cars in the lanes against the list, twice, by two people. Then the barrier, then the lamp, then you tell the ship the number. If the numbers differ, nobody sails.

=== Check-in, the friendly way
at: Terminals / How to
by: maaike
days: 158 18

A face, a name, a booking, a lane, a good crossing. Forty seconds each, and people remember whether you looked up.

**Late, but before the cut-off** Let them in. Say nothing about time.

**Late, after it** Be sorry and be clear. Offer the next sailing, a room at the Boegbeeld, and the chips.

**Without a passport** You cannot make one. Call Femke before you call anybody's embassy.

=== Lashing by the weather
at: Terminals / How to
by: rik
days: 132 28
for: team Terminals, team Fleet

| Forecast | Lorries | Trailers | Cars |
| below 1.5 m | handbrake, two chains on the last row | four chains | handbrake |
| to 2.5 m | two chains each | six chains | chocks |
| above 2.5 m | four chains each | eight chains and trestle blocked | two straps |
| Horses | always ask the groom | - | - |

A chain with a bent hook goes into the red barrel. Not back on the rack, not "for the light ones".

=== Snow and ice on the quay
at: Terminals / How to
by: henk
days: 108 55

Salt is in the green boxes at gates A and C, grit behind hall 1. Walkways first, then ramps, then lanes. The ramp of *Meeuw* is steel and turns to glass at minus two; spread before she lands, not when she has landed.

The snow plough starts with the second pull, if you pulled the first one politely.

=== Tugmasters and forklifts
at: Terminals / How to
by: douwe
days: 121 73
for: team Terminals

Seven tugs, four forklifts, one reach stacker that is older than Rik.

- Daily check before the first ride: brakes, lamps, horn, tyres, forks. Sign it.
- 15 km/h on the quay, 8 in the hall, walking pace on the ramp.
- Nobody rides along. No, not even to the canteen.
- Tug 4 pulls to the left. It has been reported since spring, and the part is on Stern.

=== Shift handover Delfzijl
at: Terminals / Delfzijl
by: henk
days: 25 0
for: team Terminals
versions: 3
draft: Sunday late: reefer on D9 shows 4 degrees instead of 2. Engineer called at 20.10.

The last three shifts; older ones are in the versions of this page.

## Late shift

Barrier B sticks at half height; use A for coaches. Two trailers of Hof van Groningen stand on D14 and D15 without papers, Sanne knows.

## Early shift

*Meeuw* 25 minutes late because of fog in the Ems. All lanes cleared by 08.10. One car did not start: battery, owner very grateful, left a box of eggs.

## Night shift

Quiet. Fox at gate C, as usual.

=== Berth planning November
at: Terminals / Delfzijl
by: douwe
days: 35 8
for: team Terminals, team Fleet

| Week | Berth 1 | Berth 2 | Note |
| 45 | Meeuw | Alk | Stern in dock |
| 46 | Meeuw | Stern from Friday | Pilot booked for trial |
| 47 | Meeuw, Stern | Alk | Hot berth on Wednesday, 40 minutes |
| 48 | Stern | Meeuw | Crane inspection on berth 1, Monday |

If two want one berth, fish goes first, then people, then the rest.

=== Neighbours and noise
at: Terminals / Delfzijl
by: tineke
days: 92 33

Between 22.00 and 06.00 no horns on the quay, no reversing beeps behind hall 1 (there is a switch for it), no metal ramps dropped.

Complaints come to reception. We call back on the same day and go there if it helps. It nearly always helps.
`;
