/** The company itself: what it is, where it goes, what it decided. */
export const company = `
=== Welcome to Noordervaart
at: Company
by: noor
days: 410 2
versions: 3

[block: greeting]

[announcement: The winter timetable starts on Sunday; The last boat from Delfzijl leaves at 18.30. Print the new timetable before the weekend.; See the timetable > Winter timetable; ferry:dawn wide]

[shortcuts: Winter timetable @calendar; Travel expenses @receipt; Leave > Leave and sick days @umbrella; Canteen menu > Canteen menu: week 47 @utensils; Phone list > Phone list and duty numbers @phone; Payroll > Payroll calendar @wallet]

:: 8

## This week

- The **winter timetable** starts on Sunday. Departures from Delfzijl move to 18.30; see [[Winter timetable]].
- MS Stern is in dock until the 14th. [[Dry dock of MS Stern|What that means for crews and freight]].
- The muster drill in Aberdeen is on Thursday at 10.00. Everybody in the terminal takes part: [[Muster drill]].
- New faces: Elin Nygaard in the shop, Kaj Nilsen in IT. Their first week follows [[Your first week]].

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

! **Duty manager this week** Ed Elzinga, extension 210. At night the bridge of the nearest ship answers first.

### Ships today
| Ship | Today |
| Meeuw | Aberdeen, leaves 19.00 |
| Alk | at sea, due 08.15 |
| Stern | in dock |

[block: people this week]

::

## New on board?

Begin with [[Your first week]], read [[How we work]], and ask anybody the rest. Nobody here learned it from a manual.

=== About Noordervaart
at: Company
by: noor
days: 400 60
for: public
versions: 2

[picture: harbour:day; The quay at Delfzijl with a ferry and two cranes; The quay at Delfzijl, where it began in 1974]

Noordervaart carries people, lorries and everything that fits between them across the North Sea. Three ships, four ports, sixty colleagues on shore and in the crews' planning, and about **412,000 passengers** a year.

## What we stand for

We sail on time when the sea allows it, and say so early when it does not. We would rather tell a driver at noon that he will wait than let him find out at the gate.

## In numbers

| Each year | 2023 | 2024 | 2025 |
| Passengers | 371,000 | 398,000 | 412,000 |
| Freight units | 58,200 | 60,900 | 64,300 |
| Departures on time | 91 % | 93 % | 94 % |
| Colleagues | 54 | 57 | 60 |

## Where you find us

The office is at Handelskade 12 in Delfzijl, next to the lock. Ring the bell; the door sticks in wet weather. Write to [info@noordervaart.example](mailto:info@noordervaart.example).

=== Our history
at: Company
by: willemijn
days: 390 85
for: public

[picture: lighthouse:dusk; A striped lighthouse sending its beam over the sea; The light of Borkum, on every postcard we ever printed]

## 1974: one ship and a loan

Klaas Oosterhuis bought a coaster called *Zeehond* with a loan from his sister-in-law, the baker. The first cargo was seed potatoes for Aberdeen. The first passenger was a student with a bicycle, who paid with a cheese.

## 1988: the first ferry

*MS Meeuw*, the first of her name, took forty cars. Drivers reversed on board, because there was no bow door. Some of them still tell us about it.

## 2009: Kristiansand

The Norwegian route began as an experiment for one summer. It paid for itself in the second, thanks to salmon.

## 2021: shore power

Ships in Delfzijl now lie silent at night. The neighbours sent cake.

> My father said: a ferry is a promise with a timetable.
>
> Olga Oosterhuis, at the fiftieth birthday

=== How we work
at: Company
by: olga
days: 300 33

Five habits. They came out of the two days in Termunterzijl, and we kept the ones that people still used a year later.

1. **Say it early.** A delay told in time is a plan. A delay told late is a complaint.
2. **One owner for each thing.** A task with two owners has none. The page of a project says who it is.
3. **Write it where others find it.** Decisions go on a page here, not into a mail to six people.
4. **Safety first, then service, then money.** In that order, also on busy days. See [[Safety policy]].
5. **Ask the person who does it.** Before a rule for the car deck is changed, somebody stands on the car deck.

! Not sure whether you may decide something? If it can be undone by Friday, decide. If it cannot, call your lead.

=== Strategy to 2030
at: Company / Management
by: olga
days: 120 21
for: editors
versions: 2

## Where we want to be

Three ships on two routes that earn money in winter too, half the emissions of 2019 for each tonne we carry, and a company where a deckhand can become a master without leaving.

## What we will do

| Goal | Measure | Owner | By |
| Sail cleaner | 50 % less CO2 per tonne mile than 2019 | Wietske | 2030 |
| Fill the winter | Load above 60 % from November to February | Joris | 2027 |
| Keep our people | Fewer than 4 leave each year of their own wish | Ada | every year |
| One booking for car and freight | One system, one customer number | Sietse | 2028 |

We measure the first goal as the industry does:

$$
\\frac{\\text{CO}_2}{\\text{tonne mile}} = \\frac{3.2 \\times \\text{fuel (t)}}{\\sum_{i=1}^{n} \\text{cargo}_i \\text{ (t)} \\times \\text{distance}_i \\text{ (nm)}}
$$

## What we will not do

No fourth ship before the third is paid. No route that needs a subsidy after its third year.

[countdown: The third ship is paid off; 2029-12-31 12:00]

=== Organisation chart
at: Company
by: ada
days: 200 18

We keep it flat: every team has a head, every head sits around one table on Mondays.

| Team | Head | People | Page |
| Fleet | Ed Elzinga | 8 | Team Fleet |
| Engineering | Wietske Bakker | 7 | Team Engineering |
| On board | Fenna Brouwer | 8 | Team On board |
| Terminals | Douwe Veenstra | 8 | Team Terminals |
| Freight | Joris Blom | 8 | Team Freight |
| Travel and care | Femke de Boer | 7 | Team Travel and care |
| People and office | Ada Admiraal | 5 | Team People and office |
| IT and data | Sietse Hoekstra | 4 | Team IT and data |

The managing and finance directors, the company secretary and quality report to the board. Crews on rotation are not counted here; [[Crew rotation]] explains why.

=== Glossary of the sea and the office
at: Company
by: willemijn
days: 350 9
versions: 3

Words that we use without noticing. If you had to ask, add it.

~~~
| Word | What we mean |
|---|---|
| **Bosun** | The one on deck who knows where everything is. Bram, on *Meeuw*. |
| **Bunkering** | Filling fuel. No smoking, no phone calls on the car deck, no exceptions. |
| **Cut-off** | The minute after which no lorry gets on. 60 minutes before departure for freight, 45 for cars. |
| **Dead freight** | Space that somebody booked, did not use and pays for anyway. |
| **Hot berth** | Two ships, one quay, no spare time. |
| **Lashing** | Tying down lorries. Wave height above 2.5 m: everything; above 4 m: we stay. |
| **Lane metre** | One metre of a lane three metres wide. *Meeuw* has 1,240. |
| **Pax** | Passengers. Never say it to one. |
| **Reefer** | A cooled trailer that wants a plug. |
| **Ro-ro** | Rolls on, rolls off. What we do. |
| **Stowaway check** | The walk through the car deck before the door closes. |
| **Turnaround** | From the first rope ashore to the last rope in. Our best is 71 minutes. |
~~~

=== Policy on gifts
at: Company
by: pieter
days: 260 140

Suppliers are friendly people, and at Christmas they are very friendly.

- Up to **25 euros**: thank them, share it with your team.
- Above that: hand it in at reception. Tineke raffles it in January, for the lifeboat society.
- Money or vouchers: never, in neither direction.
- Fish from the *Zeester* counts as a gift, also when it is fresh.

If you wonder whether something is meant as a gift, it is.

=== Environment report 2025
at: Company
by: arend
days: 95 40
for: public

[picture: curve:environment; A rising blue line for freight and a flatter red line for emissions; Freight carried (blue) and emissions (red), 2013 to 2025]

We carried six per cent more freight than the year before and burned two per cent less fuel. The difference is **shore power**, a cleaner hull on *Meeuw*, and arriving on time instead of early.

## Fuel and emissions

| Each year | 2019 | 2024 | 2025 |
| Fuel, tonnes | 21,450 | 18,900 | 18,520 |
| CO2, tonnes | 68,700 | 60,300 | 59,050 |
| Per tonne mile, grams | 61 | 49 | 45 |

## What did not work

The bubble mats under *Alk* were switched off in March: they cost more power than they saved at our speed. The maker has them back.

[file: environment-figures-2025.csv; The figures by month, for your own sums]

=== Press kit
at: Company
by: noor
days: 180 52
for: public

Pictures and words that you may use, with our name beside them.

[gallery: grid; ferry:day > MS Meeuw at sea in bright weather > MS Meeuw, free to use; harbour:dusk > The harbour in the evening light > Delfzijl in the evening, free to use; lighthouse:dusk > A striped lighthouse sending its beam over the sea > The light of Borkum, free to use]

**In one sentence** Noordervaart is a family-owned ferry and freight company that has linked the Netherlands with Scotland, England and Norway since 1974.

For interviews call Willemijn Tamminga. She is on the phone faster than on mail.

=== House rules of the office
at: Company
by: tineke
days: 280 75

- The last one out switches the coffee machine off. It has been on fire once. Once was enough.
- Bicycles stand in the rack, not at the window of the pilots.
- Meeting rooms have the names of sandbanks: Paap, Hond, Schanskerzand. Book them in the calendar; an empty room is free after ten minutes.
- Dogs are welcome on Fridays if everybody in the room agrees. Lotte is allergic: Paap stays free of dogs.
- The big window opens inward. Yes, we know about the plant.

## When the desk is staffed

[tabs: Monday to Thursday > From seven until six. Parcels are taken in all day. The afternoon post goes at four.; Friday > From seven until four. Whoever comes later rings the pilots, who are there anyway.; A ferry is late > Somebody stays until the last passenger has left. The duty phone knows who.]

## Asked every week

[accordion: Where do visitors park? > Behind the lock, in the row with the blue signs. The front row belongs to the pilots.; Who has the key of the archive? > The desk downstairs, until five. Sign the list, and bring it back the same day.; The heating is off. Now what? > It starts at half past seven. When it is still cold at nine, tell the desk downstairs.]
`;
