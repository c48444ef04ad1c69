import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CrossingRefusal =
  | "no-subsite-chosen"
  | "subsite-not-open-to-pages"
  | "page-or-folder"
  | "homepage-not-moved"
  | "template-not-moved"
  | "crossing-differs"
  | "copied-pages-unknown";

export const crossingRefusals: RefusalWording<CrossingRefusal> = {
  // SMOV-08.
  "no-subsite-chosen": { kind: "invalid", text: "Please select a Subsite..." },
  "subsite-not-open-to-pages": {
    kind: "forbidden",
    text: "Only editors and administrators of that subsite can bring pages there.",
  },
  "page-or-folder": { kind: "invalid", text: "Send either a page or a folder." },
  "homepage-not-moved": { kind: "conflict", text: "The home page can't move to another subsite." },
  "template-not-moved": { kind: "conflict", text: "Templates can't move to another subsite." },
  "crossing-differs": { kind: "conflict", text: "This batch belongs to other pages. Start again." },
  "copied-pages-unknown": { kind: "invalid", text: "These copies aren't from this batch. Start again." },
};

export const crossingWords = words("crossing", {
  // SMOV-01.
  copyTitle: "Copy to subsite",
  moveTitle: "Move to a different subsite",
  mainGroup: "Main group",
  move: "Move",
  copy: "Copy",
  subsite: "Subsite",
  chooseSubsite: "Select a subsite",
  folder: "Folder",
  // SMOV-11.
  publicWarning: "This subsite is public: everyone in the world will be able to view these pages.",
  accessMoved:
    "{count, plural, one {Everyone in {name} will see this page.} other {Everyone in {name} will see these pages.}} People outside it may lose access.",
  accessCopied:
    "{count, plural, one {Everyone in {name} will see the copy.} other {Everyone in {name} will see the copies.}}",
  accessInMain:
    "{count, plural, one {The page keeps its own permissions there.} other {Each page keeps its own permissions there.}} By default everyone on the site sees it.",
  moving: "Moving pages",
  copying: "Copying pages",
  percent: "{percent}% done",
  moved: "{done, plural, one {# page} other {# pages}} moved to {name}.",
  copied: "{done, plural, one {# page} other {# pages}} copied to {name}.",
  movedPart: "Stopped: {done} of {count} pages moved to {name}.",
  copiedPart: "Stopped: {done} of {count} pages copied to {name}.",
  left: "{left, plural, one {# page} other {# pages}} stayed: home pages, templates or pages you can't edit.",
  undo: "Undo",
  notUndone: "We couldn't undo this. Go to the page and try again.",
  nowhere: "You need to be an editor or administrator of another subsite.",
  notLoaded: "We couldn't load the subsites. Try again.",
});
