/** Pages that people of a team write together. `about` says in a few words what is in them. */
export const sharedWork = `
=== Meeting notes
key: meeting
icon: clipboard-list
about: People, decisions, to-dos

:: 6

| | |
| When | Day, time |
| Where | Room or link |

:: 6

| | |
| Present | Names |
| Absent | Names |

::

## Agenda

1. Open points from last time
2. First subject
3. Second subject
4. Any other business

## What we discussed

For each subject two or three sentences: the question, the arguments, the outcome.

## Decisions

| Decision | Why | From when |
| | | |
| | | |

## To do

- [ ] Name: what, before when
- [ ] Name: what, before when
- [ ] Send these notes to everyone who was invited

! Next meeting: day, time and place.

=== Project page
key: project
icon: rocket
about: Goal, plan, team and risks

**What we make, for whom, and when it is ready.**

:: 7

## Why

The problem that we solve, in three sentences. How will we see that it worked?

## Plan

| Step | Who | Ready | State |
| Explore | | | Busy |
| Build | | | To do |
| Try out | | | To do |
| Deliver | | | To do |

## Next

- [ ] The first thing to do
- [ ] The thing after that
- [ ] Show it to someone who has to use it

:: 5

## Team

| Role | Name |
| Lead | |
| Team | |
| Client | |

## Risks

| What can go wrong | What we do about it |
| | |
| | |

! State: on track. Change this line every Friday.

::

## Decisions

| Date | Decision | Why |
| | | |

=== Team page
key: team
icon: users
about: People, work and contact

**What our team is for, in one sentence.**

[block: picture]

## Who is who

| Name | What I do | Ask me about | Days |
| | | | |
| | | | |
| | | | |

:: 6

## What we do

- The first thing that others come to us for
- The second
- What we don't do, and who does

:: 6

## How to reach us

- Room and phone number
- We answer within a day
- Urgent? Call the person on duty

::

## How we work

Fixed days, meetings, and what you can expect of us.

! New in the team? Begin with the onboarding plan.

=== Event
key: event
icon: calendar-days
about: Date, place, program

[block: picture]

**Why you want to be there, in one sentence.**

:: 7

## Program

| Time | What | Who |
| 9:30 | Coffee | |
| 10:00 | Welcome | |
| 10:15 | First part | |
| 12:30 | Lunch | |
| 17:00 | End | |

:: 5

## Facts

| | |
| Date | |
| Time | |
| Place | |
| Costs | |
| Sign up | before which date, with whom |

::

## Getting there

By train, by bike, by car, and where to park.

## To prepare

- [ ] Room and food
- [ ] Invitations
- [ ] Sound and screen
- [ ] Photos afterwards

! Can't come? Tell us, so that someone else can have your place.
`;
