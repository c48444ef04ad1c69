import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type RightsRefusal = "admins-only" | "owners-only";

/** The sentences of ROLE-27; that of the editors stands with the folders, their first user. */
export const rightsRefusals: RefusalWording<RightsRefusal> = {
  "admins-only": { kind: "forbidden", text: "Sorry, only administrators can do this.", offer: "admin" },
  "owners-only": { kind: "forbidden", text: "Sorry, only site owners can do this.", offer: "owner" },
};

export const siteWords = words("sites", {
  settings: "Settings",
  account: "Your account",
  accountHelp: "Name, password, language and time, and where you are signed in.",
  site: "Site",
  siteHelp: "The name of the site, its language, its time zone and its address.",
  people: "People",
  peopleHelp: "Everybody here, and inviting more.",
  mail: "Mails",
  mailHelp: "Mails that could not be sent because there is no mail server.",
  siteName: "Site name",
  language: "Language",
  languageHelp: "For visitors, for mails, and for everybody who has not chosen one of their own.",
  languageOfBrowser: "What the reader's browser asks for",
  timeZone: "Time zone",
  publicPages: "Pages for the whole world",
  publicPagesHelp: "When this is off, nobody outside sees any page, also not those that were opened before.",
  publicPagesOff: "Off: only for the people of this site",
  publicPagesOn: "On: editors may open single pages to the world",
  guestInvites: "Guests",
  guestInvitesHelp:
    "A guest reads one page by a link in a mail, without an account. When this is off, no such link works.",
  guestInvitesOff: "Off: nobody can be invited to a single page",
  guestInvitesOn: "On: whoever may edit a page may invite guests to it",
  indexed: "Search engines",
  indexedHelp: "Only pages for the whole world are ever told to search engines.",
  indexedOff: "Ask them not to list anything",
  indexedOn: "Let them list the pages for the whole world",
  timeZoneHelp: "For everybody who has not chosen one of their own.",
  address: "Public address",
  addressHelp: "Links in mails begin with it. It comes from how Atrium was started.",
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
