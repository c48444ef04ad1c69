import { words } from "#kernel/words.ts";

export const peopleThisWeekWords = words("peopleThisWeek", {
  kindName: "People this week",
  kindOtherNames: "birthdays anniversaries away holiday leave colleagues team home",
  kindHelp: "Birthdays, anniversaries, who is away and who is new.",
  title: "People this week",
  all: "All people",
  birthday: "Birthdays",
  anniversary: "Anniversaries",
  away: "Away",
  joined: "New colleagues",
  turns: "Turns {years} · {day}",
  anniversaryOf: "{years, plural, one {# year with us} other {# years with us}} · {day}",
  awayToday: "Today",
  awayUntil: "Through {day}",
  awayFrom: "From {day}",
  focused: "People this week. Enter writes below, Delete removes it.",
  nothing: "Readers see birthdays, anniversaries, who is away and new colleagues here.",
});
