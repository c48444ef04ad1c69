import type { Ground } from "./ground.ts";
import { type PersonName, people, siteOf } from "./people.ts";

/**
 * A screen and who looks at it. Whatever says that it opens something is opened without being named; `opens` are paths to
 * what lies behind a menu. Lists hold what other journeys make at the same time; `isShared` says so.
 */
export type EveryScreen = {
  readonly name: string;
  readonly who: PersonName | "visitor";
  readonly path: (ground: Ground) => string;
  /** What is seen when the screen is all there; `main` if nothing is said. */
  readonly waitsFor?: string;
  readonly opens?: readonly (readonly string[])[];
  readonly isShared?: boolean;
};

/** Every screen of the product: `server/screen-list.test.ts` reads the names here. What a journey imports is made ready anew in each fresh clone, and the list of screens is the whole product. */
export const everyScreen: readonly EveryScreen[] = [
  { name: "sign-in", who: "visitor", path: () => "/accounts/login/" },
  { name: "two-step", who: "visitor", path: () => "/accounts/two-step/" },
  { name: "reset", who: "visitor", path: () => "/accounts/reset/" },
  { name: "password", who: "visitor", path: ({ passwordLink }) => passwordLink },
  { name: "join", who: "visitor", path: () => "/accounts/join/" },
  { name: "join-link", who: "visitor", path: ({ memberLink }) => memberLink },
  { name: "confirm-email", who: "visitor", path: ({ emailLink }) => emailLink },
  { name: "guest-link", who: "olga", path: ({ guestLink }) => guestLink },
  { name: "guest-link", who: "xavi", path: ({ guestLink }) => guestLink },
  { name: "locked-page", who: "visitor", path: ({ lockedPath }) => lockedPath },
  {
    name: "home",
    who: "olga",
    path: () => "/",
    isShared: true,
  },
  { name: "home", who: "vera", path: () => "/", isShared: true },
  { name: "page", who: "olga", path: ({ address }) => address },
  { name: "page", who: "vera", path: ({ address }) => address },
  { name: "page", who: "xavi", path: ({ address }) => address },
  { name: "page", who: "visitor", path: ({ address }) => address },
  { name: "edit", who: "olga", path: ({ address }) => `${address}?edit`, waitsFor: ".markdown-open" },
  { name: "browse", who: "ed", path: () => "/pages/tree/", isShared: true },
  { name: "browse, a tag", who: "ed", path: ({ tagPath }) => tagPath, isShared: true },
  { name: "browse, trash", who: "ed", path: () => "/pages/trash/", isShared: true },
  { name: "browse, found", who: "xavi", path: ({ title }) => `/pages/?q=${title}` },
  { name: "people", who: "vera", path: () => "/people/", isShared: true },
  { name: "activity", who: "vera", path: () => "/feed/", isShared: true },
  { name: "notifications", who: "vera", path: () => "/notifications/", isShared: true },
  { name: "undertakings", who: "olga", path: () => "/settings/tasks/", isShared: true },
  { name: "activity", who: "xavi", path: () => "/feed/", isShared: true },
  {
    name: "people, one found",
    who: "olga",
    path: () => `/people/?q=${people.vera.email}`,
    opens: [
      ["Actions for Vera Visser", "Change Role"],
      ["Actions for Vera Visser", "Make Site Owner"],
      ["Actions for Vera Visser", "Change Picture"],
      ["Actions for Vera Visser", "Delete User"],
    ],
  },
  {
    name: "removal",
    who: "nora",
    path: ({ memberId }) => `${siteOf("nora")}/settings/people/delete/${memberId}/`,
    isShared: true,
  },
  {
    name: "invitation",
    who: "nora",
    path: ({ memberId }) => `${siteOf("nora")}/settings/people/invite/status/${memberId}-${memberId}/`,
    isShared: true,
  },
  { name: "person-permissions", who: "olga", path: () => "/settings/permissions/2/", isShared: true },
  { name: "groups", who: "olga", path: () => "/people/groups/" },
  { name: "people, as a table", who: "olga", path: () => "/people/?view=table", isShared: true },
  {
    name: "profile",
    who: "nora",
    path: ({ memberId }) => `${siteOf("nora")}/profile/p/${memberId}/`,
    isShared: true,
  },
  { name: "profile-fields", who: "olga", path: () => "/settings/profile-fields/", opens: [["Add field"]] },
  { name: "people, none found", who: "olga", path: () => "/people/?q=zzzz" },
  { name: "new-page", who: "ed", path: () => "/new/", opens: [["Choose template"]] },
  { name: "properties", who: "olga", path: ({ pageId }) => `/page/properties/${pageId}/` },
  { name: "sharing", who: "olga", path: ({ pageId }) => `/page/settings/${pageId}/` },
  { name: "follow-page", who: "vera", path: ({ pageId }) => `/page/follow/${pageId}/` },
  { name: "versions", who: "olga", path: ({ pageId }) => `/page/versions/${pageId}/` },
  { name: "copy", who: "olga", path: ({ pageId }) => `/page/copy/${pageId}/0/` },
  { name: "settings", who: "olga", path: () => "/settings/" },
  { name: "settings", who: "vera", path: () => "/settings/" },
  { name: "account", who: "vera", path: () => "/settings/account/" },
  // There is no mail server here: what they say without one is walked through.
  { name: "waiting-mail", who: "olga", path: () => "/settings/mail/waiting/" },
  { name: "unsubscribe", who: "visitor", path: () => "/accounts/unsubscribe/no-such-link/" },
  { name: "notification-preferences", who: "vera", path: () => "/settings/notifications/" },
  { name: "site-settings", who: "olga", path: () => "/settings/site/" },
  {
    name: "site-settings, auto-join",
    who: "nora",
    path: () => `${siteOf("nora")}/settings/site/#auto-join`,
    waitsFor: "#auto-join",
    isShared: true,
  },
  { name: "company", who: "olga", path: () => "/settings/company/" },
  { name: "join-settings", who: "olga", path: () => "/settings/joining/" },
  { name: "uploads", who: "olga", path: () => "/settings/files/" },
  { name: "audit", who: "olga", path: () => "/settings/auditlog/", isShared: true },
  { name: "person-audit", who: "olga", path: () => "/user/auditlog/1/", isShared: true },
  { name: "impersonate", who: "olga", path: () => "/settings/impersonate/p/2/?next=/people/" },
  { name: "impersonate-from-menu", who: "olga", path: () => "/settings/impersonate/u/2/?from=menu" },
  { name: "theme", who: "olga", path: () => "/settings/theme/" },
  { name: "import", who: "ed", path: () => "/settings/import/", isShared: true },
  { name: "import-report", who: "olga", path: ({ importPath }) => importPath },
  { name: "kept-mail", who: "olga", path: () => "/settings/mail/", isShared: true },
  // The bar on each of them holds the subsites that other journeys make.
  { name: "subsites", who: "nora", path: () => `${siteOf("nora")}/subsites/`, isShared: true },
  {
    name: "subsite-people",
    who: "nora",
    path: ({ subsitePath }) => `${siteOf("nora")}${subsitePath}people/`,
    isShared: true,
  },
  {
    name: "subsite-settings",
    who: "nora",
    path: ({ subsiteId }) => `${siteOf("nora")}/subsites/settings/${subsiteId}/`,
    isShared: true,
  },
  {
    name: "join-request",
    who: "nora",
    path: ({ joinPath }) => `${siteOf("nora")}${joinPath}`,
    isShared: true,
  },
  {
    name: "refused, with a way in",
    who: "nora",
    path: ({ outsidePath }) => `${siteOf("nora")}${outsidePath}`,
    isShared: true,
  },
  { name: "refused", who: "vera", path: () => "/nothing/of/the/kind/" },
  { name: "refused", who: "visitor", path: () => "/nothing/of/the/kind/" },
];

/** The screens of one person after those of another: tabs stay with their people, and a person's are left alone while others have their turn. */
export const byPerson = everyScreen.toSorted((one, other) => one.who.localeCompare(other.who));
