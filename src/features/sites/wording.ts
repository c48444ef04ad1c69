import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type RightsRefusal = "admins-only" | "owners-only";

export type SitesRefusal = RightsRefusal | "subsites-in-use";

/** The sentences of ROLE-27; that of the editors stands with the folders, their first user. */
export const rightsRefusals: RefusalWording<RightsRefusal> = {
  "admins-only": { kind: "forbidden", text: "Sorry, only administrators can do this.", offer: "admin" },
  "owners-only": { kind: "forbidden", text: "Sorry, only site owners can do this.", offer: "owner" },
};

export const sitesRefusals: RefusalWording<SitesRefusal> = {
  ...rightsRefusals,
  "subsites-in-use": {
    kind: "conflict",
    text: "Subsites still have pages or folders. Delete those first, also from the trash.",
  },
};

export const siteWords = words("sites", {
  settings: "Settings",
  account: "Your account",
  accountHelp: "Name, password, language, time and devices",
  notifications: "Notification settings",
  notificationsHelp: "What we email you, and when",
  site: "Site",
  siteHelp: "Name, language, time zone and who can visit",
  theme: "Theme",
  themeHelp: "Logo, colors, fonts and header picture",
  people: "People",
  peopleHelp: "Manage and invite people",
  peopleHelpForMembers: "Find colleagues",
  ofSite: "Settings of the site",
  subsite: "This subsite",
  subsiteHelp: "Name, address, who can read and join",
  subsites: "Subsites",
  subsitesHelp: "Teams with their own pages, people and menu",
  subsitesOff: "One site for everyone: pages, people and menu are shared.",
  subsitesOn: "Owners can create subsites with their own pages, people and menu.",
  subsitesSwitchOn: "Switch on subsites",
  subsitesSwitchOff: "Switch off subsites",
  subsitesList: "All subsites",
  subsitesAskTitle: "Switch on subsites?",
  subsitesStays: "Pages, addresses, people and menu stay as they are. They become the main group.",
  subsitesNew: "Owners can create subsites. Each has its own pages, people, roles and menu.",
  subsitesRights: "Only owners can then invite new people and change site settings.",
  subsitesBack: "You can switch back while subsites have no pages or folders.",
  subsitesUsed: "Subsites have pages or folders, so they can't be switched off.",
  subsitesAreOn: "Subsites switched on",
  subsitesAreOff: "Subsites switched off",
  import: "Import files",
  importHelp: "Turn a folder of files into pages",
  mail: "Outgoing email",
  mailHelp: "Emails kept here because there was no mail server",
  waitingMail: "Waiting email",
  waitingMailHelp: "Emails not sent yet, or that failed",
  siteName: "Site name",
  language: "Language",
  languageHelp: "For visitors, emails and people who haven't chosen a language.",
  languageOfBrowser: "Visitor's browser language",
  timeZone: "Time zone",
  publicPages: "Public pages",
  publicPagesHelp: "When off, pages already made public are hidden too.",
  publicPagesOff: "Off: only people of this site",
  publicPagesOn: "On: editors can make pages public",
  guestInvites: "Guests",
  guestInvitesHelp: "Guests read one page by link. When off, their links stop working.",
  guestInvitesOff: "Off: no guests",
  guestInvitesOn: "On: editors can invite guests",
  // ROLE-26.
  editorsArrange: "Editors can arrange folders, tags and the menu",
  editorsArrangeHelp: "Administrators always can.",
  editorsArrangeOff: "Off: only administrators",
  editorsArrangeOn: "On: editors too",
  indexed: "Search engines",
  indexedHelp: "Search engines never see pages that aren't public.",
  indexedOff: "Off: ask search engines to skip this site",
  indexedOn: "On: search engines can list public pages",
  timeZoneHelp: "For people who haven't chosen their own.",
  address: "Public address",
  addressHelp: "Used for links in emails. Set where Atrium is started.",
  save: "Save",
  cancel: "Cancel",
  saved: "Saved",
  firstSteps: "First steps",
  firstStepsHelp: "A checklist for owners on the home page.",
  showFirstSteps: "Show first steps",
  firstStepsShown: "First steps shown",
  firstStepsHidden: "First steps hidden. Bring them back in Settings, Site.",
  undo: "Undo",
});
