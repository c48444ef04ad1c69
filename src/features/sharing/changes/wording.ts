import { words } from "#kernel/words.ts";

export const changeWords = words("access-change", {
  gains: "Gets access: {names}.",
  loses: "Loses access: {names}.",
  edits: "Can edit too: {names}.",
  editsNoMore: "Can no longer edit: {names}.",
  world: "anyone on the web",
  worldByPassword: "anyone with the password",
  people: "{count, plural, one {# person} other {# people}}",
  guests: "{count, plural, one {# guest} other {# guests}}",
  nobody: "No one gains or loses access.",
  unpublished: "This applies once the page is published.",
  title: "Change who has access?",
  save: "Save",
  back: "Back",
  unchecked: "We couldn't check who gains and who loses access.",
});
