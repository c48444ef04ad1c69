/** A company's first pages. `{site}` is the name of the site. */
export const intranet = `
=== Welcome to {site}
home: yes

[block: greeting]

[picture: hills:dawn wide; Hills in the morning light; A new place for all of us; page]

[shortcuts: Your first week; Leave > Leave and sick days; Expenses > Travel and expenses; Who does what]

:: 8

## This week

- Monday, 9.30: everyone around one table. Decisions are in [[Minutes: our first Monday]].
- A new colleague starts on Wednesday. Say hello, and show them the coffee machine.
- Summer leave: ask before the end of the month. See [[Leave and sick days]].

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

! **Good to know** You can change this page right here: click Edit, type, publish.

### Call first
| Who | Extension |
| Reception | 100 |
| IT help | 122 |
| Building | 130 |

[block: new people]

::

=== Your first week
at: Handbook

Five days to find your feet. Add what was missing, for the next new colleague.

1. **Monday.** Your place, your keys, your sign-in. Lunch is on us.
2. **Tuesday.** Half a day with each team. Ask why, as often as you like.
3. **Wednesday.** Your first task, a small one that someone needs.
4. **Thursday.** A customer: listen in, or come along.
5. **Friday.** Half an hour with your lead: what was clear, what was not, what surprised you?

=== Leave and sick days
at: Handbook

## Leave

Everyone has 27 days. Ask your lead for more than a week at least two months ahead; for a day, the week before will do.

## When you are ill

Call your lead before work begins. You don't need to say what you have, only when you hope to be back.

! Change these numbers to yours before anyone relies on them.

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

**Present** everyone. **Notes by** the last to arrive.

1. We keep what we decide on a page like this one, not in emails.
2. Each decision has a name and a date.
3. The coffee machine: a new one, by the end of the month.
`;
