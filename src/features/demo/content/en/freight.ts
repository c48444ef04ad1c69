/** Freight: products, prices, customs, customers. */
export const freight = `
=== Freight: what we carry
at: Freight
by: joris
days: 355 32
for: public
versions: 2

[picture: terminal:day; A freight hall with seven doors and two lorries; Hall 2 in Delfzijl, doors 1 to 7; page]

Lorries with drivers, trailers without, and things on low loaders that nobody wants to meet on a country road. If it has wheels, or we can put wheels under it, it sails.

- [[Accompanied lorries]]
- [[Unaccompanied trailers]]
- [[Reefers and fresh fish]]
- [[Project cargo]]

The desk is open from 05.30 to 21.00, and at night the duty manager decides. [[Phone list and duty numbers]]

=== Accompanied lorries
at: Freight / Products
by: joris
days: 345 55
for: public

The driver comes along, sleeps in a cabin of his own, and has eaten well by Aberdeen. Price per lane metre, a cabin and two meals included.

| Length | Low | High |
| to 12 m | 410 | 470 |
| to 16.5 m | 520 | 590 |
| to 18.75 m | 575 | 650 |
| each metre more | 38 | 44 |

Cut-off is **60 minutes** before departure. Drivers get the code for the gate by text message; it opens once.

=== Unaccompanied trailers
at: Freight / Products
by: ruben
days: 340 47
for: public

Drop it before 16.00, we do the rest: our tugs drive it on board, lash it, and put it on a numbered place on the other side.

- Fifth wheel height 1.05 to 1.25 m, working lamps, a tarpaulin that is closed on all sides.
- Photographs are taken at both gates. They settle nine of ten disputes before they begin.
- Three days in the port are free, after that 22 euros a day.

=== Reefers and fresh fish
at: Freight / Products
by: catriona
days: 335 12
for: public
versions: 2

[picture: harbour:dawn fish; A harbour at sunrise with cranes; Aberdeen at five in the morning]

Salmon from Norway and haddock from Peterhead are at the auction in Delfzijl before breakfast. *Meeuw* has 64 sockets, *Alk* 48, *Stern* 36.

Temperatures are read every two hours and written down; you see them the next morning, also when nothing happened. If a plug fails, the engineer on watch has a spare unit on deck 3 and twenty minutes.

| Goods | Set to |
| Fresh salmon | 0 to 2 °C |
| Shellfish, live | 5 to 7 °C |
| Frozen | -20 °C |
| Tulips | 4 °C |

=== Project cargo
at: Freight / Products
by: stefan
days: 250 77
for: public

Wind turbine blades to 62 metres, a chapel organ, the tram for the museum in Bergen. Send us a drawing with weights and lifting points three weeks ahead. We answer with a price, a plan and a date, or with an honest no.

> The organ arrived in tune. We had asked for nothing more and expected a good deal less.
>
> The cantor of Kristiansand

=== Freight price table 2026
at: Freight / Prices
by: joris
days: 45 9
for: team Freight
versions: 3

Not for customers. What they are quoted stands in their agreement; the public prices are those of [[Accompanied lorries]].

| Route | Lane metre | Reefer plug | Dangerous goods | Bunker share |
| Aberdeen | 34.50 | 48 | 95 | 11.2 % |
| Newcastle | 29.80 | 42 | 95 | 9.8 % |
| Kristiansand | 32.10 | 44 | 85 | 10.4 % |
| Newcastle to Kristiansand | 41.00 | 55 | 110 | 12.6 % |

## Discounts one may give

- to 4 per cent: each planner
- to 9 per cent: account managers
- above: Joris, in writing, before it was promised

[file: freight-prices-2026.csv; The table with all lengths and seasons]

=== How the bunker share is worked out
at: Freight / Prices
by: joris
days: 140 38
for: public

Once a month, on the first working day, from the average of marine gas oil in Rotterdam over the month before.

1. Base price: 620 euros a tonne. Below it nothing is added.
2. Each 10 euros above it add **0.4 per cent** to the freight.
3. At most 18 per cent. What goes beyond that is our risk.

The numbers of all months since 2017 are with Vera; she sends them to anybody who asks.

=== Customs: Great Britain
at: Freight / Customs
by: sanne
days: 270 16
for: public
versions: 2

No declaration, no gate. The code of the goods movement must be in our system before the lorry is at the terminal, otherwise the barrier does not open and no one can help.

## Step by step

1. Export declaration in the Netherlands, by you or your agent.
2. Import declaration, safety declaration, and if it is food the health certificate.
3. All numbers together make one **goods movement reference**.
4. The reference goes into our booking. Green means come.

## What goes wrong most

| What | How often | What helps |
| Number plate differs by one letter | daily | Copy, do not type |
| Trailer changed at the last minute | weekly | Call us, we change it |
| Certificate of the wrong vet | monthly | Ask Sanne before, not after |

=== Customs: Norway
at: Freight / Customs
by: sanne
days: 262 51
for: public

Norway is in the market but not in the customs union. Transit with a T1, digital, ended in Kristiansand within eight days.

Wood packing needs the stamp. Potatoes need a permit each year anew, and from March to May they get none. Private removals: a list with values, honest ones; the officers own furniture too.

=== Booking in five minutes
at: Freight / How to
by: tom
days: 155 60

For new colleagues at the desk, with a headset on and three lines waiting.

- Ask for plate, length, weight, goods. In this order, because drivers know the plate by heart and the weight hardly ever.
- Dangerous? Then stop, ask for the declaration, see [[Dangerous goods on board]].
- Say the price aloud and wait.
- Read the booking number in pairs. Let them repeat it.

If the system is slow, write on the pad. The pad has never been down.

=== Planning the car deck
at: Freight / How to
by: ruben
days: 148 21
for: team Freight, team Fleet

Weight low and forward, reefers at the plugs, horses near the lift, motorcycles where someone can see them. Then the order of leaving, then the wishes, in this order.

The chief officer has the last word, and he gives it before 17.00 so that the lanes can be painted on the screen.

! Two lorries with fish behind a lorry with furniture for Drammen: never again. Thank you.

=== Agreement with a new customer
at: Freight / How to
by: stefan
days: 118 46
for: team Freight

1. Credit check with Pieter's team, two days.
2. Talk about volumes for the year, by season. Write down what they said, not what you hoped.
3. Price sheet from the table, discount by the rules: [[Freight price table 2026]].
4. Agreement signed by both, one year, in the folder, with a date in the calendar ninety days before its end.
5. First sailing: somebody stands at the gate and says hello.

=== Customer notes: Fjordlaks
at: Freight / Customers
by: catriona
days: 90 5
for: team Freight

Eleven reefers a week, Kristiansand to Delfzijl, Sundays and Thursdays. The plant manager is **Torunn**, the one who decides is her brother.

They were angry about the 19th of October and are friends again, thanks to Dagny and a spare compressor. Agreement ends in April; they look at the train. We should talk in January, in person, on their quay.

=== Customer notes: Hof van Groningen
at: Freight / Customers
by: vera
days: 84 27
for: team Freight

Garden furniture, February to June, up to thirty trailers a week, always announced on Friday afternoon. Book them provisional from Wednesday on.

The trailers are high: 4.10 m. Stern only, lanes 2 to 5.

=== Claims and damage
at: Freight
by: vera
days: 152 40
versions: 2

A trailer comes off with a dent that did not go on with it. Stay calm, the photographs know.

| Step | Who | Within |
| Note on the gate form | Terminal | at once |
| Photographs of both gates | Terminal | 1 hour |
| Call the customer | Freight desk | same day |
| Statement of the officer | Ship | 2 days |
| Answer, with money or with reasons | Vera | 14 days |

Up to 2,000 euros Vera decides. Above it goes to the insurer, who likes tables as much as we do.

=== Freight this month
at: Freight
by: zoë
days: 20 3
for: team Freight, editors

[picture: bars:freight; Twelve bars of units carried, the last one red; Units by month; the last bar is this month until yesterday]

With *Stern* in dock we carry 19 per cent less than last November, and earn 11 per cent less: the dear goods stayed, the empty trailers did not.

- Load to Aberdeen: 88 %, the best November since we count.
- Kristiansand: stable, 71 %.
- Complaints about moved slots: nine. Vera has talked to all of them.
`;
