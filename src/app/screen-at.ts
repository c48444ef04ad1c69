import type { ScreenKind } from "#client/under-way.ts";
import { slugIn } from "#kernel/subsite-address.ts";

/** The screens by the fixed part of their addresses; whatever is not here is a page. A test holds it against the list of all screens. */
const screensAt: Readonly<Record<string, string>> = {
  "": "home",
  pages: "browse",
  "pages/tree": "browse",
  "pages/tag": "browse",
  "pages/trash": "browse",
  people: "people",
  feed: "activity",
  notifications: "notifications",
  "profile/p": "profile",
  new: "new-page",
  "page/properties": "properties",
  "page/settings": "sharing",
  "page/versions": "versions",
  "page/copy": "copy",
  "page/follow": "follow-page",
  subsites: "subsites",
  "subsites/settings": "subsite-settings",
  "subsites/requests": "join-request",
  settings: "settings",
  "settings/account": "account",
  "settings/preferences": "account",
  "settings/notifications": "notification-preferences",
  "settings/site": "site-settings",
  "settings/theme": "theme",
  "settings/import": "import",
  "settings/import/report": "import-report",
  "settings/mail": "kept-mail",
  "settings/mail/waiting": "waiting-mail",
  "settings/tasks": "undertakings",
  "settings/people/delete": "removal",
  "settings/people/invite/status": "invitation",
  "settings/profile-fields": "profile-fields",
  "settings/permissions": "person-permissions",
  "people/groups": "groups",
  "settings/company": "company",
  "settings/joining": "join-settings",
  "settings/auditlog": "audit",
  "settings/files": "uploads",
  "settings/impersonate/p": "impersonate",
  "settings/impersonate/u": "impersonate-from-menu",
  "user/auditlog": "person-audit",
};

/** Those that are others under the prefix of a subsite. */
const screensInSubsites: Readonly<Record<string, string>> = {
  people: "subsite-people",
  "page/settings": "properties",
};

const kinds: Readonly<Record<string, ScreenKind>> = {
  home: "page",
  page: "page",
  browse: "list",
  people: "list",
  "subsite-people": "list",
  subsites: "list",
  activity: "list",
  notifications: "list",
  undertakings: "list",
  "new-page": "new",
  copy: "dialog",
  properties: "dialog",
  sharing: "dialog",
  versions: "over",
  "follow-page": "over",
};

/** The screen that stands at a path most likely, before the server has said so, and what it is made of. */
export function screenAt(path: string): { readonly name: string; readonly kind: ScreenKind } {
  const fixed = path.split("/").filter((part) => part !== "" && !/^(-?\d+$|@)/.test(part));
  const place = fixed.join("/");
  const name = (slugIn(path) !== "" && screensInSubsites[place]) || (screensAt[place] ?? "page");
  return { name, kind: kinds[name] ?? "form" };
}
