import { words } from "#kernel/words.ts";

export const changeWords = words("access-change", {
  gains: "Gets access: {names}.",
  loses: "Loses access: {names}.",
  edits: "Can edit too: {names}.",
  editsNoMore: "Can no longer edit: {names}.",
  gainsPages: "Gets access to {count, plural, one {# page} other {# pages}}: {names}.",
  losesPages: "Loses access to {count, plural, one {# page} other {# pages}}: {names}.",
  editsPages: "Can edit {count, plural, one {# page} other {# pages}} too: {names}.",
  editsPagesNoMore: "Can no longer edit {count, plural, one {# page} other {# pages}}: {names}.",
  notSaved: "Nothing was saved.",
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
