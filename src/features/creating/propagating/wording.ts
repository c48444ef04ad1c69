import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PropagatingRefusal =
  | "not-a-template"
  | "page-not-published"
  | "page-being-edited"
  | "template-version-gone"
  | "page-up-to-date";

export const propagatingRefusals: RefusalWording<PropagatingRefusal> = {
  "not-a-template": { kind: "conflict", text: "This page is no longer a template." },
  "page-not-published": { kind: "conflict", text: "Not published yet." },
  "page-being-edited": { kind: "conflict", text: "There are unpublished changes." },
  "template-version-gone": { kind: "conflict", text: "The template's earlier version is gone." },
  "page-up-to-date": { kind: "conflict", text: "Nothing to change." },
};

export const propagatingWords = words("propagating", {
  title: "Update pages made from {title}",
  help: "Parts that someone changed on a page stay as they are.",
  pages: "Pages to update",
  all: "All pages",
  update: "{count, plural, one {Update # page} other {Update # pages}}",
  alsoMore: "{names} and {count, number} more",
  onlyFirst: "These are the first {most, number}. The others follow once these are updated.",
  none: "All pages made from this template are up to date.",
  notChosen: "Select a page first.",
  changes: "Changes: {names}",
  stays: "Stays: {names}",
  layout: "Changes: layout",
  notLoaded: "We couldn't load these pages. Try again.",
  failed: "We couldn't update these pages. Try again.",
  updated: "{count, plural, one {# page} other {# pages}} updated",
  begun: "Updating {count, plural, one {# page} other {# pages}}. See Background tasks.",
  taskTitle: "Update pages made from {name}",
  taskTitleForOthers: "Update pages made from a template",
  taskResult: "{done, plural, one {# page} other {# pages}} updated",
  taskUndone: "{undone, plural, one {# page} other {# pages}} restored",
});
