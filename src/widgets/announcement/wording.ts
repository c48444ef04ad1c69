import { words } from "#kernel/words.ts";

export const announcementWords = words("announcement", {
  kindName: "Announcement",
  kindOtherNames: "news notice important banner message home",
  kindHelp: "News on the home page that each reader can hide.",
  gotIt: "Got it",
  away: "Announcement hidden.",
  undo: "Undo",
  seenBy:
    "{count, plural, =0 {No one has clicked Got it yet} one {# person clicked Got it} other {# people clicked Got it}}",
  showAgain: "Show again",
  title: "Title",
  text: "Text",
  label: "Button text",
  labelHint: "Button text, for example See the timetable",
  link: "Link of button",
  choosePage: "Choose link",
  changeLink: "Change link",
  until: "Announcement · until {day}",
  ended: "Ended on {day}. Readers no longer see it.",
  showUntil: "Show until",
  yearTooFar: "Choose a year before 10000.",
  changedHint: "If you change its text, everyone sees it again.",
});
