/** Routes, timetables and what passengers ask. */
export const routes = `
=== Our routes
at: Travel / Routes
by: noor
days: 360 36
for: public
versions: 2

[picture: map:all; A map of the North Sea with five ports and dashed lines between them; All routes, drawn as gulls fly; page]

| Route | Ship | Hours | Sailings a week |
| Delfzijl to Aberdeen | Meeuw | 22 | 3 |
| Delfzijl to Newcastle | Stern | 17 | 6 |
| Delfzijl to Kristiansand | Alk | 18 | 3 |
| Newcastle to Kristiansand | Alk, summer only | 26 | 1 |

Timetables: [[Winter timetable]] and [[Summer timetable]]. What a crossing costs stands in [[Fares for cars and cabins]].

=== Winter timetable
at: Travel / Timetables
by: femke
days: 88 4
for: public
versions: 3

From the last Sunday of October to the end of March. All times are local.

## Delfzijl to Aberdeen

| Day | Departs | Arrives next day |
| Monday | 18.30 | 15.30 |
| Wednesday | 18.30 | 15.30 |
| Saturday | 17.00 | 14.00 |

## Delfzijl to Newcastle

| Day | Departs | Arrives next day |
| Monday to Friday | 20.15 | 12.15 |
| Sunday | 19.00 | 11.00 |

## Delfzijl to Kristiansand

| Day | Departs | Arrives next day |
| Tuesday | 14.00 | 08.00 |
| Thursday | 14.00 | 08.00 |
| Sunday | 12.30 | 06.30 |

! No sailings on 24, 25 and 31 December. The ships rest, so do we.

[file: winter-timetable.csv; The winter timetable as a table for your own calendar]

=== Summer timetable
at: Travel / Timetables
by: femke
days: 240 150
for: public

From April to October the ships leave later, because people want to see the islands in the light.

| Route | Days | Departs |
| Aberdeen | Monday, Wednesday, Friday, Saturday | 19.30 |
| Newcastle | every day except Saturday | 21.00 |
| Kristiansand | Tuesday, Thursday, Sunday | 15.00 |
| Newcastle to Kristiansand | Saturday | 11.30 |

=== Fares for cars and cabins
at: Travel / Fares
by: lars
days: 130 10
for: public
versions: 2

Prices for one direction in euros, low and high season. Children below four sleep for nothing, and below sixteen for half.

| In euros | Low | High |
| Foot passenger | 49 | 79 |
| Car to 1.95 m, with driver | 119 | 189 |
| Car with roof box | 139 | 214 |
| Motor home to 7 m | 179 | 289 |
| Motorcycle | 69 | 109 |
| Bicycle | 8 | 8 |
| Inside cabin for two | 64 | 98 |
| Outside cabin for two | 84 | 138 |
| Cabin for four | 96 | 164 |
| Reclining seat | 12 | 18 |
| Dog, in a cabin for dogs | 25 | 25 |

Whoever books more than ninety days ahead pays **15 per cent** less. Nobody pays more than the price that stands here.

=== Pricing rules for the desk
at: Travel / Fares
by: lars
days: 105 14
for: team Travel and care, team Freight

The price list is public; how we get to it is not.

- Low to high changes at a load of 68 per cent, per departure, looked at each night.
- Groups from 16: talk to Duncan or Hilde, never a discount on your own.
- A wrong price that the customer has seen is the price. Tell Lars, he mends the rest.
- Refund above 300 euros: Femke signs.

=== Luggage and vehicles
at: Travel / Questions
by: aoife
days: 185 64
for: public

**Height** is measured at the gate, with the bicycles on. If your roof box was not in the booking, you pay the difference and keep your place.

**Electric cars** are welcome. Please arrive with less than 60 per cent charge. There are eight sockets on *Meeuw*, four on *Alk*; ask at the purser.

**Gas bottles** in caravans are closed before boarding and get a green sticker.

**What you need at night** goes into a small bag. The car deck is locked while we sail.

=== Travelling with a dog
at: Travel / Questions
by: aoife
days: 178 35
for: public

[picture: hills:day dog; Green hills under a blue sky; Where most of the dogs are going]

Fourteen cabins on *Meeuw* and six on *Alk* have a floor that forgives. There is a deck for walking at the stern, with a lamp and a bin.

- To Scotland and England: chip, rabies vaccination, tapeworm treatment **24 to 120 hours** before arrival, written down by a vet.
- To Norway: the same, and the customs officer would like to see the dog.
- Cats travel too. They would rather not.

=== Travelling with a wheelchair
at: Travel / Questions
by: mees
days: 172 43
for: public

Tell us when you book, so that your car stands beside the lift. All ships have cabins with a wide door, a seat in the shower and an alarm cord. *Stern* has two, *Alk* four, *Meeuw* six.

At the terminals somebody comes with you from the door to the cabin. In Newcastle the gangway is steep at low water; there we use the car ramp and a small bus.

=== Questions passengers ask
at: Travel / Questions
by: mees
days: 260 3
for: public
versions: 3

## Before the trip

**When do I have to be there?** Cars 90 minutes before departure, on foot 60. After the cut-off the gate stays closed, also for nice people.

**Can I change my booking?** Free up to 14 days before, then 25 euros. See [[Delays and refunds]].

**Do I need a passport?** To Britain yes, a passport. To Norway a passport or an identity card.

## On board

**Is there internet?** Near the coast yes, in the middle the sea. The bar has books.

**Will I be seasick?** Perhaps. Sleep low and in the middle, look at the horizon, eat ginger biscuits. They are free at the purser.

## Afterwards

**I left my jumper in the cabin.** [[Lost property]] has it, probably.

=== Delays and refunds
at: Travel / Questions
by: femke
days: 168 25
for: public

If we are more than **90 minutes** late, you may cancel and get everything back, or travel later without paying more.

| Late on arrival by | You get back |
| 2 hours | 25 % |
| 4 hours | 50 % |
| We did not sail | 100 %, and a bed if you are stranded |

Weather is not our fault, and you get your money anyway. Write to care with your booking number; it takes nine days on average, twelve at worst.

=== Lost property
at: Travel / Questions
by: mees
days: 115 7

Everything found is written into the book at the purser, with cabin or lane, and kept for ninety days in Delfzijl.

Found in October: 31 chargers, 9 jumpers, one trombone, a wedding ring (returned within two hours, there were tears), and a left ski boot.

Food is thrown away. Money goes into an envelope with two signatures.

=== Writing to passengers
at: Travel / Care
by: femke
days: 98 20
for: team Travel and care

Write as if they stood at the counter.

| Instead of | Write |
| We regret any inconvenience caused | We are sorry that you waited four hours |
| Due to operational reasons | Because the rudder bearing had to be changed |
| Your request is being processed | Aoife is looking at it and writes by Friday |
| Dear customer | Their name |

Never blame the terminal, the weather service or the previous colleague. Offer something before they ask for it. Then sign with your own name.

=== Text for the deck: no smoking
at: Travel / Care
by: noor
days: 40 40
for: team Travel and care
draft: Version with a picture of a gull that coughs. Femke likes it, Olga does not. To be decided on Monday.

*Dear smokers. The sea air is behind the yellow line on deck 8, and so is your ashtray. Everywhere else a sensor smells you, wakes the second engineer, and she has only just gone to bed.*

=== Brochure spring 2026
at: Travel / Care
by: noor
days: 30 2
for: team Travel and care, olga
draft: Page 4: Hilde asks for the wooden church instead of the fish market. New text by Friday.

[picture: hills:dawn; Hills in the morning light; Title page, first try]

Sixteen pages, 40,000 copies, to the printer on 12 January.

| Page | What | Who |
| 1 | Title | Noor |
| 2 to 5 | Norway in five days | Hilde |
| 6 to 9 | Castles, whisky and rain | Duncan |
| 10 to 11 | Newcastle for a weekend | Owen knows the good pubs |
| 12 to 15 | Ships and fares | Lars |
| 16 | Timetable | Femke |
`;
