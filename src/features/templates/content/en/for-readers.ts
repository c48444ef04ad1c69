/** Pages that are written to be read. `about` says in a few words what is in them. */
export const forReaders = `
=== News item
key: news
icon: megaphone
about: Picture, lead and story

[block: picture]

**What happens, for whom and from when: one or two sentences that say it all.**

Then the story. What was it like before, what changes, and why now? Short paragraphs read best.

> One sentence from someone who was there, with their name.

## What this means for you

- What you can do from now on
- What you need to do, and before when
- What stays the same

! Questions? Say here who to ask, and how to reach them.

=== FAQ
key: faq
icon: circle-question-mark
about: Questions and short answers

Short answers to what people ask most. The most common question comes first.

## Getting started

### How do I begin?

One or two sentences, then the steps.

1. First step
2. Second step
3. Done

### What do I need?

A list is easier to check than a paragraph.

## When something goes wrong

### It doesn't work. What now?

What to try first, and who to call when that doesn't help.

### How long does it take?

| What | How long |
| A small question | the same day |
| Anything else | two working days |

! Your question isn't here? Ask it, and we'll add the answer.

=== Handbook chapter
key: handbook
icon: book-open
about: Rule, steps and contacts

! In short: the rule in one sentence, for people who read no further.

## When this applies

For whom, and in which cases. Name the exceptions, too.

## What to do

1. First step
2. Second step
3. What happens then

## Good to know

| What | How it is here |
| Who decides | |
| How long it takes | |
| Form or system | |

## Why we do it this way

Two sentences are enough. People keep to a rule that they understand.

---

Owner of this chapter: name. Last checked: month and year.

=== Onboarding plan
key: onboarding
icon: flag
about: First day, week and month

**Welcome! This page shows what happens in your first weeks, and who helps you.**

:: 7

## Your first day

- [ ] Collect your key, laptop and phone
- [ ] Sign in, and fill in your profile
- [ ] Tour of the building
- [ ] Lunch with your team

## Your first week

- [ ] Meet everyone you work with
- [ ] Read the handbook
- [ ] First task of your own
- [ ] Friday: how was it?

## Your first month

- [ ] Know who to ask for what
- [ ] Sit in with another team for a day
- [ ] Talk about your goals
- [ ] Improve one thing in this plan

:: 5

## Who helps you

| Role | Name |
| Your buddy | |
| Your manager | |
| IT help | |
| Pay and leave | |

## Practical

| | |
| Working hours | |
| Leave | |
| Sick? | Call before 9:00 |
| Expenses | |

! Something unclear? Ask. Every question is a good one this month.

::
`;
