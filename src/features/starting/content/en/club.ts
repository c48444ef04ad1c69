/** A club: members, matches, a board. */
export const club = `
=== {site}
home: yes
for: public

[picture: hills:meadow wide; Green hills under a blue sky; Saturday morning, from the clubhouse; page]

Everyone is welcome, beginners first. We train twice a week, play on Saturdays, and there is soup afterwards.

[shortcuts: Training and matches; Become a member; The clubhouse]

:: 8

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

[block: new people]

::

=== Training and matches
at: Season
for: public

| Day | Time | Who |
| Tuesday | 18.00 to 19.30 | up to 14 years |
| Tuesday | 19.30 to 21.00 | adults |
| Thursday | 18.30 to 20.30 | everyone who plays on Saturday |
| Saturday | from 10.00 | matches, see the board |

When it rains hard, look here before you leave: we post news by four o'clock.

=== Become a member
at: Members
for: public

Try three times for free. If you like it, fill in a form at the bar.

| | A year |
| Adults | 140 |
| To 18 years | 80 |
| Family | 260 |
| Supporters, who only eat soup | 40 |

=== The clubhouse
at: Members

The key hangs behind the bar. If you take it, write your name on the list. Last one out: heating down, lights off, shutters closed.

**Bar duty** comes round twice a season for each of us. Swapping is fine, forgetting costs a crate.

=== Minutes of the board
at: Board
for: editors

**Present** chair, treasurer, secretary, youth.

1. The roof will be repaired in May; we have two offers.
2. Youth grows by eleven. We need one more trainer.
3. Summer party on the second Saturday of June. Who has a grill?

=== Volunteers wanted
at: Members
for: public

We need two people for the line on Saturdays, one for the website, and someone who can talk to the heating.

An hour a month helps. Tell the board, or anyone with a whistle.
`;
