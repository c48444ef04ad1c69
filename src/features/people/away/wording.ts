import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type AwayRefusal = "away-backwards" | "away-over" | "away-too-long";

export const awayRefusals: RefusalWording<AwayRefusal> = {
  "away-backwards": { kind: "invalid", text: "The last day is before the first day." },
  "away-over": { kind: "invalid", text: "The last day is in the past." },
  "away-too-long": { kind: "invalid", text: "Choose days within two years." },
};

export const awayWords = words("away", {
  until: "Away through {day}",
  today: "Away today",
  set: "Set away dates",
  ownTitle: "When are you away?",
  title: "When is {name} away?",
  help: "Colleagues see this beside the name. It ends by itself.",
  from: "First day",
  last: "Last day",
  note: "Note",
  noteHelp: "For example who to ask instead.",
  noDays: "Choose a first day and a last day.",
  save: "Save dates",
  saved: "Away dates saved",
  clear: "Clear dates",
  cleared: "Away dates cleared",
  notLoaded: "Couldn't load the away dates. Try again in a moment.",
});
