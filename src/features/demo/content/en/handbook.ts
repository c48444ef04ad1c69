/** The handbook: first days, working here, travel and money. */
export const handbook = `
=== Your first week
at: Handbook / First days
by: gea
days: 330 12
versions: 3

[picture: team:day; Six colleagues in a row, drawn; Some of the faces you will meet on Monday]

Welcome aboard. This page goes with you through the first five days; tick things off with your buddy, and write into it what was missing.

## Monday: get in

1. Be at Handelskade 12 at **08.45**. Tineke at reception has your badge, your laptop and the good biscuits.
2. Sign in to this site and look at [[Welcome to Noordervaart]].
3. Lunch with your buddy in the canteen. It is on the house the whole first week.

## Tuesday: stay safe

- [ ] Safety training with Abel, 09.00 to 12.00, in room Hond. Bring closed shoes.
- [ ] Life jacket fitting. Yes, also for payroll.

## Wednesday: see the ship

You sail to Aberdeen and back, or walk through a ship in port when the weather says no. Ask to see the engine room; Anton loves visitors.

## Thursday and Friday: your own desk

Your lead has planned both days. On Friday at 16.00 you sit down together for half an hour: what was clear, what was not, what surprised you.

! Nobody expects you to remember names in the first week. We do not either; that is why we write them on the mugs.

=== Checklist for leads: somebody new starts
at: Handbook / First days
by: gea
days: 240 30
for: editors
template: yes

| When | What | Who |
| 4 weeks before | Contract signed and back | Gea |
| 3 weeks before | Laptop and telephone ordered | Lead, at IT |
| 2 weeks before | Buddy chosen and asked | Lead |
| 1 week before | Account here and in the roster | Floor |
| First day | Somebody stands at the door | Lead, really |
| After 30 days | Talk: stay, change, stop? | Lead |
| After 80 days | Decide about the trial period | Lead and Ada |

The trial period is two months on shore and one rotation at sea. If you are in doubt at day 80, you are not in doubt.

=== Buddies
at: Handbook / First days
by: ada
days: 210 66

A buddy is the person one can ask a stupid question a third time.

**What a buddy does** eats lunch together in the first week, explains the coffee machine, introduces people, says what the abbreviations mean ([[Glossary of the sea and the office]]).

**What a buddy does not do** judge, report, or do the work of the new colleague.

Buddies get half a day for it, and a mug. Would you like to be one? Tell Gea.

=== Working hours and rosters
at: Handbook / Working here
by: julia
days: 310 24

Office people work 36 hours, between 07.00 and 19.00, as agreed with their team. Between 10.00 and 15.00 one can reach you.

## Terminals

Four shifts, printed six weeks ahead. Swapping is fine as long as both have signed in the roster and nobody works more than six days in a row.

| Shift | From | To | Extra |
| Early | 05.30 | 13.45 | 22 % |
| Late | 13.30 | 21.45 | 16 % |
| Night | 21.30 | 05.45 | 44 % |
| Day | 08.00 | 16.30 | none |

## Crews

See [[Crew rotation]] and [[Hours of rest at sea]]. The law is strict there, and so are we.

=== Leave and sick days
at: Handbook / Working here
by: julia
days: 305 16
versions: 2

## Leave

You have 27 days a year, 29 from your fiftieth birthday. Ask for more than five days in a row **eight weeks** ahead; in July and August we plan in March.

Leave of the old year ends on 1 July. We do not pay it out, because we would like you to go to the beach.

## When you are ill

- Call your lead before your shift begins, not a message, a call.
- Crew: call the duty manager, extension 210, at least four hours before sailing.
- After a week the company doctor calls you. You need not tell anybody but the doctor what you have.

## When something happens at home

For a birth, a funeral, a burst pipe: go. Tell your lead from the tram.

=== Payroll calendar
at: Handbook / Working here
by: julia
days: 150 20

Money arrives on the 24th, or on the last working day before it.

| Month | Hours in by | Paid on |
| October | 12 October | 23 October |
| November | 10 November | 24 November |
| December | 4 December | 18 December |
| January | 11 January | 22 January |
| February | 9 February | 24 February |

The December money comes early because the bank sleeps at Christmas. Hours that come later are paid the month after; no, not even for Ed.

=== Learning and certificates
at: Handbook / Working here
by: abel
days: 230 44

Everybody has 600 euros a year for learning, and nobody asks whether it is useful before you have asked yourself.

## Certificates that must not run out

| Certificate | Who | Every |
| Basic safety | all crews | 5 years |
| Crowd management | crews of passenger ships | 5 years |
| Dangerous goods by sea | freight desk, officers | 2 years |
| Forklift | stevedores | 5 years |
| First aid | two in each shift | 2 years |

Abel writes to you 120 days before. When he writes a second time, cancel something else.

=== Working from home
at: Handbook / Working here
by: ada
days: 220 90

For jobs that can be done at a kitchen table: up to two days a week, on days that your team agrees on. Monday is for everybody in the office, because of the meeting and because of the soup.

You get a screen and a chair on loan. You pay the cat's damage yourself.

=== Clothes and gear
at: Handbook / Working here
by: tineke
days: 270 110

[picture: portrait:Bram; A drawn portrait of a man in a work jacket; Bram in the new deck jacket. It has a pocket for the radio, at last.]

- Deck and terminal: jacket, trousers and shoes from the store in Delfzijl, Tuesdays 13.00 to 15.00. Priya measures you; do not argue about sizes.
- Hotel and shop: two uniforms a year, cleaning is ours.
- Office: whatever you would not mind meeting a customer in.

Worn out before its time? Bring the old piece, get a new one. Lost? 40 euros, and a story.

=== Travel expenses
at: Handbook / Travel and money
by: pieter
days: 340 15
versions: 2

The short version: travel sensibly, keep the receipt, send it in within thirty days.

## What we pay

| What | How much |
| Train | second class; first class above three hours |
| Own car | 0.23 euros a kilometre |
| Bicycle | 0.23 euros a kilometre, and our respect |
| Hotel, Netherlands and Germany | up to 120 euros |
| Hotel, Norway | up to 160 euros, we know |
| Dinner when away | up to 32 euros |
| Our own ships | free, in a cabin if there is one |

## How you get it back

1. Take a picture of the receipt.
2. Fill in one line for each in the form below.
3. Send it to Pieter's team before the 10th; the money comes with your pay.

[files: Forms; expense-form.csv > Expense form, one line for each receipt; phone-list.csv > Whom to call on the road]

! Alcohol we pay once: when a customer orders it. Minibars we never pay.

=== Business trips
at: Handbook / Travel and money
by: pieter
days: 290 58

Ask yourself whether a call would do. If not, ask your lead, and book with Duncan in the travel trade, who gets better prices than the internet.

- Flights only where a ship and a train take more than ten hours.
- To Aberdeen, Newcastle and Kristiansand one goes by ship. It is what we sell.
- Tell reception where you are. Not because of control; because somebody will call for you.

=== Company card
at: Handbook / Travel and money
by: pieter
days: 190 71
for: editors

Eleven people have one. It is for the company's money only, also when your own card is in the other jacket.

Limit 2,500 euros a month, ships' masters 10,000. Receipts by the 5th. A lost card is blocked at any hour under 0800 022 31; tell Pieter the next day.

=== Pension in plain words
at: Handbook / Travel and money
by: julia
days: 160 83

Shore staff are in the transport fund, crews in the seafarers' fund. In both, the company pays two thirds.

**Three things worth doing this year**

- Look at the yearly letter. The number on page two is what you get a month, before tax.
- Say who is your partner. The fund does not read your wedding cards.
- If you come from another fund, ask for the transfer within the first year.

Julia sits down with you for half an hour if you like. Bring the letter, bring coffee.

=== Leaving us
at: Handbook / Working here
by: ada
days: 145 99

It happens, and we would like it to end well.

Give notice in writing, one month for shore, one rotation for crews. In the last week you hand over your work on a page here, your keys to Tineke, and your honest opinion to Ada. Former colleagues sail at half price for life.

=== Complaints among colleagues
at: Handbook / Working here
by: ada
days: 175 175

Something is wrong between you and somebody else, or you see it happen. You can:

- talk to your lead, or to any other lead you trust;
- talk to **Tineke** or **Abel**, who are confidential advisers and tell nobody without your word;
- write to the adviser outside the company, whose number hangs beside the first aid box.

Nobody loses anything by speaking up. That is a promise of the board, and it was kept each time.
`;
