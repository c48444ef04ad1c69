/** A place for the clients of a firm, project by project. */
export const portal = `
=== Welcome, clients of {site}
home: yes

[block: greeting]

[picture: terminal:day wide; A building with seven doors and two lorries; Our door is open; page]

Everything about our work together, in one place: how the project is doing, what was decided, what we need from you.

[shortcuts: How we work together; Project: where it stands; Questions and answers; Who to talk to]

! **Sharing** Invite a client as external, then share the pages of their project with them by name. They see those and nothing else.

:: 8

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

[block: new people]

::

=== How we work together
at: For clients

1. We agree on one goal for each month, in one sentence.
2. Every Friday you see where we are, even when we hoped to be further.
3. You have one person to call. They know, or they find out.
4. Changes are welcome. We write down what they cost before we begin.

=== Project: where it stands
at: For clients / Project

| Step | Ready | State |
| Talks and goals | week 10 | done |
| First draft | week 14 | done |
| Your remarks | week 15 | we wait for you |
| Second draft | week 18 | planned |
| In use | week 22 | planned |

## What we need from you

- The two names for the trial
- Pictures of the old building, if there are any

=== Minutes: kick-off
at: For clients / Project

**Decided** We begin with the small hall. The large one follows when the small one has been in use for a month.

**Open** Who signs for the fire brigade? Both sides ask, answer by Friday.

=== Questions and answers
at: For clients

**Who sees this page?** You and us. Other clients only see their own pages.

**Can I download files?** Yes, each one on its page.

**How do I sign in again?** With your email. Forgot your password? Reset it on the sign-in page.

=== Who to talk to
at: For clients

| About | Who | When |
| The project | your project lead | 9.00 to 17.00 |
| Invoices | accounts | mornings |
| Something is on fire | the emergency number | always |
`;
