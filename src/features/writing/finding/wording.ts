import { words } from "#kernel/words.ts";

export const findingWords = words("finding", {
  find: "Find in page",
  keywords: "search, look for",
  replaceCommand: "Find and replace",
  replaceKeywords: "change words, substitute",
  findField: "Find",
  replaceField: "Replace with",
  count: "{at} of {count}",
  countMany: "{at} of more than {count}",
  none: "No results",
  previous: "Previous",
  next: "Next",
  matchCase: "Match case",
  wholeWords: "Whole words",
  showReplace: "Show replace",
  hideReplace: "Hide replace",
  replace: "Replace",
  replaceAll: "Replace all",
  replaced: "{count, plural, one {# replaced} other {# replaced}}",
  left: "{count, plural, one {# not replaced: the text would be too long.} other {# not replaced: the texts would be too long.}}",
  named:
    "{count, plural, one {# not replaced: it's the name of a person or page.} other {# not replaced: they're names of people or pages.}}",
  close: "Close",
  notLoaded: "Couldn't open Find. Check your connection and try again.",
});
