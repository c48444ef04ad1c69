import { words } from "#kernel/words.ts";

export const presenceWords = words("presence", {
  others: "Also editing",
  more: "{count, plural, one {# more person is editing} other {# more people are editing}}",
  all: "{count, plural, one {# other person is editing} other {# other people are editing}}",
  goTo: "Go to {name}",
  isHere: "{name} is editing too",
  came: "{count, plural, one {{names} is editing too.} other {{names} are editing too.}}",
  went: "{count, plural, one {{names} stopped editing.} other {{names} stopped editing.}}",
  editingNow: "{count, plural, one {{names} is editing} other {{names} are editing}}",
  uploading:
    "{name} is still uploading {files, plural, one {# file. It won't be published.} other {# files. They won't be published.}}",
  someOthers: "{count, plural, one {# other} other {# others}}",
});
