import type { ScreenKind } from "#client/under-way.ts";

/** The screens by the fixed part of their addresses; whatever is not here is a page. A test holds it against the list of all screens. */
const screensAt: Readonly<Record<string, string>> = {
  "": "home",
  pages: "browse",
  "pages/tree": "browse",
  people: "people",
  feed: "activity",
  "profile/p": "people",
  new: "new-page",
  "page/properties": "properties",
  "page/settings": "sharing",
  "page/versions": "versions",
  "page/copy": "copy",
  settings: "settings",
  "settings/account": "account",
  "settings/site": "site-settings",
  "settings/theme": "theme",
  "settings/import": "import",
  "settings/import/report": "import-report",
  "settings/mail": "kept-mail",
};

const kinds: Readonly<Record<string, ScreenKind>> = {
  home: "page",
  page: "page",
  browse: "list",
  people: "list",
  activity: "list",
};

/** The screen that stands at a path most likely, before the server has said so, and what it is made of. */
export function screenAt(path: string): { readonly name: string; readonly kind: ScreenKind } {
  const fixed = path.split("/").filter((part) => part !== "" && !/^(\d+$|@)/.test(part));
  const name = screensAt[fixed.join("/")] ?? "page";
  return { name, kind: kinds[name] ?? "form" };
}
