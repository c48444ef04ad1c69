/** Computers, projects, numbers to call. */
export const office = `
=== Phone list and duty numbers
at: Company
by: tineke
days: 420 7
versions: 3

From outside: 0596 61 22 and the extension.

[people: Ask them first; tineke; arend; kees]

| Who | Extension | When |
| Reception, Tineke | 200 | 08.00 to 17.00 |
| **Duty manager** | 210 | always |
| Freight desk | 214 | 05.30 to 21.00 |
| Care | 218 | 08.00 to 20.00 |
| IT help | 222 | 07.00 to 18.00, then duty |
| Safety, Arend | 230 | always |
| Canteen, Kees | 241 | until the soup is gone |

## Ships

| Ship | Bridge | Purser |
| Meeuw | 301 | 304 |
| Alk | 311 | 314 |
| Stern | 321 | 324 |

[file: phone-list.csv; The list for your telephone]

=== IT help
at: IT
by: floor
days: 295 13
versions: 2

Call 222, write to help, or come by: ground floor, behind the servers' humming.

## Before you call

1. What did you want to do, and what happened instead? A picture says it best.
2. Since when? What changed?
3. Does it happen to your neighbour too?

## How fast

| What | We begin |
| A ship cannot sail, a gate does not open | at once, day and night |
| A team cannot work | within 30 minutes |
| You cannot work | within 2 hours |
| A wish | on Friday afternoon, with tea |

=== Passwords without tears
at: IT
by: floor
days: 285 49

- Take four words that do not know each other. *Herring trombone velvet Tuesday* is good, and is no longer available.
- A different one for each thing; the password safe on your laptop remembers them.
- We never ask for it. Whoever asks is not us, also when he sounds like Sietse.

Locked out at night? Duty manager, 210. It takes five minutes and a question only you can answer.

=== Suspicious mails
at: IT
by: sietse
days: 232 20

In October somebody wrote as "Olga" to six people and asked for vouchers. Nobody bought any. Well done, and special thanks to Aoife, who replied asking for a poem.

**Signs** haste, secrecy, money, a sender that is nearly right.

**What to do** press "Report", delete nothing, tell your neighbour. **Clicked already?** Call 222 now. Nobody will be cross. We are cross only about silence.

=== Internet on the ships
at: IT
by: kaj
days: 62 15

| Ship | At sea | In port |
| Meeuw | 40 Mbit for everybody | 300 |
| Alk | 40 | 200 |
| Stern | 12, until the new antenna in week 23 | 300 |

Films are blocked between 18.00 and 22.00, because the purser's card machine goes first. Calls home always work; if not, tell Kaj, he lives on board often enough.

=== The booking system in one picture
at: IT
by: zoë
days: 127 41

Passengers and freight live in two systems that talk every ten minutes. Between them sits a small program with a long memory.

~~~
### How a booking travels

| Step | Where | Delay |
|---|---|---|
| Customer books | website or desk | none |
| Money is reserved | bank | 2 seconds |
| Place is taken | passenger system | none |
| Deck plan knows it | freight system | **up to 10 minutes** |
| Gate opens for the plate | terminal | 1 minute |

So: a car booked eleven minutes before the cut-off is fine. Nine minutes before, call the gate.

- [x] Import of plates with umlauts
- [ ] One customer number for both (see the strategy)
~~~

=== Reports and where the numbers come from
at: IT
by: zoë
days: 116 36
for: editors

| Report | Every | Source | Beware |
| Departures | day | bridge tablets | Time of the last rope, not of the door |
| Load | day | deck plan | Empty trailers count |
| Turnover | week | bookkeeping | Without refunds of the last nine days |
| Letters | month | care | Praise is counted too, since May |

Two numbers that do not agree are usually both right. Ask Zoë what they count.

---

The load of a day, for those who like to count along:

\`\`\`sql
select sailing, sum(metres) as load
from trailers
where day = current_date
group by sailing
\`\`\`

=== New laptop: first hour
at: IT
by: floor
days: 144 70

Charge it. Sign in with the letter from Gea. Wait for the blue ring to stop, really. Then open this site, the mail, and [[IT help]] once, so that you know where it is.

Stickers are allowed. The one with the gull is at reception.

=== Data protection, short
at: IT
by: willemijn
days: 201 94

We know where people sleep, what they eat and whether they sail with a dog. That is a trust.

- Look up passengers only when they need it from you.
- Lists with names do not leave the house, also not "just to my private mail".
- Cameras: 14 days, then gone. Requests of the police go through Willemijn.
- Someone wants to see what we know of them? They have a right to it, within a month.

=== Project: one customer number
at: Projects / One number
by: sietse
days: 87 14
versions: 3

A haulier who also books his holiday has two numbers, two passwords and one opinion about it.

| Step | Owner | Ready |
| Compare both lists | Zoë | done: 2,114 people twice |
| Decide which address wins | Femke, Joris | done: the newer |
| Trial with 50 hauliers | Tom | December |
| Merge | Floor | a night in February |
| Party | Sietse | the morning after |

=== Project: quiet quay
at: Projects / Quiet quay
by: douwe
days: 72 23

Fewer beeps, lower ramps, a hall door that closes by itself. The neighbours measure with us: a box hangs at number 14, and Mrs Dekker reads it better than we do.

[picture: curve:quiet; Two lines over a year; Nights above 50 decibels (red) against departures (blue)]

Result until now: 41 loud nights last year, 17 this year, 9 of them fireworks.

=== Project: less food waste
at: Projects / Food waste
by: marco
days: 65 22

*Stern* weighed every bin for a month: 94 grams a guest, most of it bread.

- Bread comes to the table when asked. Minus 31 grams.
- Two plate sizes at the buffet. Minus 12, and people walk more.
- Soup of the day before is called "soup of the day before". It sells out.

From December on all ships. Scales are ordered, Amina explains.

=== Project: deck 6 cabins
at: Projects / Deck 6
by: fenna
days: 54 10
for: team On board, wietske, xavi

Forty cabins on *Stern* get new beds, a socket where the telephone is, and a lamp that does not shine into the other bunk.

| Week | Cabins | State |
| 44 | 6101 to 6114 | done |
| 45 | 6115 to 6128 | done |
| 46 | 6129 to 6140 | six left |

Colour of the curtains: the crew voted 31 to 4 for blue. The four were the yard.

=== What the yard needs to know
at: Projects / Dry dock
by: wietske
days: 52 31
for: xavi, team Engineering

For our partners at Dok Noord.

- Gangway: port side, sign in at the watchman, number tag on the board.
- Hot work permit: from the chief engineer on duty, each day anew.
- Smoke detectors are covered zone by zone; ask before you grind.
- Mess is open for you too, 12.00 to 13.00. Say that Wietske sent you.

=== Meeting rooms
at: Company / Office
by: tineke
days: 226 101

| Room | People | Screen | Good for |
| Paap | 4 | no | talking; free of dogs |
| Hond | 12 | yes | training, soup |
| Schanskerzand | 20 | yes, two | everybody, with biscuits ordered |
| The box | 1 | yours | phone calls |

=== Bicycle lease
at: Company / Office
by: julia
days: 107 107

Choose a bicycle up to 2,500 euros; it costs you about 31 euros a month for three years and is yours afterwards. The form is with Julia, the shop is the one on the Waterstraat.

The dyke road has wind from the front in both directions. An electric one is no shame.

=== Visitors
at: Company / Office
by: tineke
days: 142 53

Tell reception the day before: name, company, number plate. Visitors get a badge, a coffee and somebody who comes for them. On the quay they wear yellow and stay with you, also the important ones. Especially the important ones.

=== Post, parcels and the franking machine
at: Company / Office
by: tineke
days: 103 103

Post goes at 16.30. Parcels for ships: write the ship and the department on it in capitals, put it on shelf 2, and tell Priya when it is heavy or alive. It was alive once.

=== Press review October
at: Company
by: willemijn
days: 16 15

- *Dagblad van het Noorden*, 3 October: "Ferry company gives neighbours the plug".
- *Press and Journal*, 11 October: half a page on fifty years of Aberdeen, with a picture in which Isla waves.
- *Schuttevaer*, 24 October: dry dock of Stern, technical, correct, dull.
- *Fædrelandsvennen*, 29 October: the whistle. Readers' letters three to two for the whistle.

=== Canteen menu: week 45
at: Company
by: willemijn
days: 17 17
trashed: 9

Monday pea soup, Tuesday lentils, Wednesday fish from the market, Thursday pancakes, Friday whatever Kees finds.

=== Lost umbrella, reception
at: Company / Office
by: tineke
days: 26 26
trashed: 2

A black one with a wooden handle has been at reception since the storm. Whoever misses it knows where it is.
`;
