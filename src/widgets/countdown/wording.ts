import { words } from "#kernel/words.ts";

export const countdownWords = words("countdown", {
  kindName: "Countdown",
  kindOtherNames: "timer clock days left until deadline launch event date",
  kindHelp: "Counts down to a date and time.",
  title: "Title",
  titleHint: "What are you counting down to?",
  date: "Date",
  time: "Time",
  noDateHint: "Choose a date. Readers see the countdown then.",
  yearTooFar: "Enter a year between 2000 and 2199.",
  over: "Message afterwards",
  isOver: "It's here",
  days: "{count, plural, one {day} other {days}}",
  hours: "{count, plural, one {hour} other {hours}}",
  minutes: "{count, plural, one {minute} other {minutes}}",
  seconds: "{count, plural, one {second} other {seconds}}",
});
