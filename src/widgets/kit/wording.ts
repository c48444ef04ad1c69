import { words } from "#kernel/words.ts";

/** What the editors of several kinds say. */
export const widgetWords = words("widget", {
  tooLong: "{most, plural, other {At most # characters fit here.}}",
  unticked: "Pasted items start unticked.",
  replace: "Replace",
  again: "Try again",
  cancel: "Cancel",
  uploading: "Uploading {name}",
  uploaded: "{name} is on the page",
});
