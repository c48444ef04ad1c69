/** A team that writes down how it works. */
export const handbook = `
=== How {site} works
home: yes

[block: greeting]

[picture: team:day wide; Six colleagues in a row, drawn; Us, more or less; page]

This is our handbook: what we agreed, where to find it, who to ask. If something is wrong, fix it. If something is missing, add it.

[shortcuts: What we agreed on; How we meet; How we release; On call; Words we use]

:: 8

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

[block: new people]

::

=== What we agreed on
at: How we work

1. **One owner for each thing.** A task with two owners has none.
2. **Write it where others find it.** A decision that is only in a chat was not made.
3. **Small steps.** What cannot be shown on Friday is too large.
4. **Say it early.** Late is a surprise, early is a plan.

=== How we meet
at: How we work

| What | When | How long | What comes out |
| Stand-up | every day, 9.45 | 10 minutes | Who needs help |
| Planning | every second Monday | 1 hour | What we do, and what not |
| Looking back | every second Friday | 45 minutes | One thing we change |
| Show | last Friday of the month | 30 minutes | Applause, questions |

No agenda, no meeting. If you have nothing to add, you can leave. No one minds.

=== How we release
at: Practice

1. Everything green, reviewed by someone else.
2. Tell the others: what, when, how to roll back.
3. Release before three o'clock, never on a Friday.
4. Look at the curves for half an hour. Then tea.

~~~
- [ ] Notes for users are written
- [ ] Someone knows how to roll back
- [ ] Support has been told
~~~

=== On call
at: Practice

A week each, from Tuesday noon to Tuesday noon. You answer within a quarter of an hour; you don't have to solve it alone.

After a bad night you sleep. The next day we write down together what happened, without blaming anyone.

=== Words we use
at: How we work

| Word | What we mean |
| Done | In use, and no one needs us for it |
| Soon | This month |
| Later | Not this year, and we say so |
| Urgent | A customer can't work |
`;
