/** A small site for the world. */
export const publicSite = `
=== {site}
home: yes
for: public

[picture: lighthouse:day wide; A striped lighthouse above a bright sea; Easy to find, also in fog; page]

What you do, in one sentence that your neighbour understands. Then, in a second one, why you do it.

[shortcuts: What we offer; About us; Questions people ask; Contact]

=== What we offer
at: Site
for: public

:: 6

### For one afternoon

A visit, a look, an honest opinion. You decide afterwards whether you need us at all.

:: 6

### For a whole year

We come every month, look after everything, and tell you before something breaks.

::

| | Afternoon | Year |
| Visits | 1 | 12 |
| Report | two pages | as needed |
| Price | 240 | 1,900 |

=== About us
at: Site
for: public

[picture: portrait:Robin; A drawn portrait of a friendly face; The face behind the name]

We began at a kitchen table. There are more of us now, and the table is larger, but the coffee is the same.

> They came on time, said what was wrong, and fixed it. What more could you want?
>
> A neighbour

=== Questions people ask
at: Site
for: public

**Do you come to us?** Yes, as far as the last tram.

**What does the first talk cost?** Nothing, and a coffee is part of it.

**How fast are you?** We answer on the same day. We're honest about when we can start.

=== Contact
at: Site
for: public

Call us, write, or ring the bell; the dog only looks dangerous.

| When | Open |
| Monday to Thursday | 9.00 to 17.00 |
| Friday | 9.00 to 13.00 |
| Saturday | if the light is on |

=== How to make a page public
at: Behind the scenes
for: editors

1. Open the page, choose **Share**, then **Page permissions**.
2. Turn on **View** for **Public**, and save.
3. Check it in another browser, without signing in.

This page isn't public. It's for people who edit this site.
`;
