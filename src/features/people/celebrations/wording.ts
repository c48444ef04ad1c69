import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CelebrationRefusal = "celebrations-off" | "own-birthday" | "no-birthday" | "since-later";

export const celebrationRefusals: RefusalWording<CelebrationRefusal> = {
  "celebrations-off": { kind: "missing", text: "Birthdays and anniversaries are turned off on this site." },
  "own-birthday": { kind: "forbidden", text: "Only this person can change their birthday." },
  "no-birthday": { kind: "invalid", text: "This date doesn't exist. Choose another." },
  "since-later": { kind: "invalid", text: "Choose a start day that isn't in the future." },
};

export const celebrationWords = words("celebrations", {
  birthday: "Birthday",
  since: "With us since",
  sinceDay: "With us since {day}",
  hidden: "Only you see this",
  change: "Change special days",
  add: "Add special days",
  ownTitle: "Your birthday and start day",
  title: "Start day of {name}",
  help: "Colleagues see these days on your profile and on the home page.",
  helpOfOther: "Colleagues see the anniversary on the home page.",
  day: "Day",
  month: "Month",
  year: "Year",
  yearHelp: "Optional. Leave it empty to keep your age private.",
  none: "None",
  sinceLabel: "With us since",
  hide: "Hide from colleagues",
  hideHelp: "Colleagues won't see these days on your profile or the home page.",
  save: "Save dates",
  saved: "Dates saved",
  notWhole: "Choose both a day and a month.",
  notLoaded: "Couldn't load the dates. Try again in a moment.",
});
