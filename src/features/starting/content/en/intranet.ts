/** A company's first pages. `{site}` is the name of the site. */
export const intranet = `
=== Welcome to {site}
home: yes

[block: greeting]

[picture: hills:dawn wide; Hills in the morning light; A new place for all of us; page]

[shortcuts: Your first week; Leave > Leave and sick days; Expenses > Travel and expenses; Who does what]

:: 8

## This week

- Monday, 9.30: everybody around one table. What was decided stands in [[Minutes: our first Monday]].
- Somebody new starts on Wednesday. Say hello, and show the coffee machine.
- Leave for the summer: please ask before the end of the month, see [[Leave and sick days]].

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

! **Good to know** This page is written where it is read: press Edit, type, publish.

### Call first
| Who | Extension |
| Reception | 100 |
| IT help | 122 |
| Building | 130 |

[block: new people]

::

=== Your first week
at: Handbook

Five days to find your feet. Tick things off, and write into this page what was missing; the next one will thank you.

1. **Monday** Your place, your keys, your sign-in. Lunch is on us.
2. **Tuesday** Half a day with each team. Ask why, as often as you like.
3. **Wednesday** Your first task, a small one that somebody needs.
4. **Thursday** A customer: listen in, or come along.
5. **Friday** Half an hour with your lead: what was clear, what was not, what surprised you?

=== Leave and sick days
at: Handbook

## Leave

Everybody has 27 days. Ask your lead for more than a week at least two months ahead; for a day, the week before will do.

## When you are ill

Call your lead before work begins. You need not say what you have, only when you hope to be back.

! Change these numbers to yours before somebody relies on them.

=== Travel and expenses
at: Handbook

Travel sensibly, keep the receipt, send it in within thirty days.

| What | How much |
| Train | second class |
| Own car | 0.23 a kilometre |
| Hotel | up to 120 a night |
| Dinner when away | up to 32 |

=== Who does what
at: Teams

| Team | Lead | Ask them about |
| Management | | Where we are going |
| Sales | | Offers, prices, customers |
| Service | | Everything that broke |
| People | | Contracts, pay, birthdays |
| IT | | Passwords, laptops |

=== Minutes: our first Monday
at: Teams / Minutes

**There** everybody. **Took notes** the one who came last.

1. We keep what we decide on a page like this one, not in mails.
2. Each decision has a name and a day beside it.
3. The coffee machine: a new one, by the end of the month.
`;
