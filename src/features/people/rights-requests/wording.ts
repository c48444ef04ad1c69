import type { OfferedRight, RefusalWording } from "#kernel/refusal.ts";
import { type Words, words } from "#kernel/words.ts";

/** What is asked for: what a refusal offers (ROLE-23), or to read a page (ROUT-38). */
export type Right = OfferedRight | "read";

export type RightsRequestRefusal = "rights-held" | "asks-themself";

export const rightsRequestRefusals: RefusalWording<RightsRequestRefusal> = {
  "rights-held": { kind: "conflict", text: "You already have these rights." },
  "asks-themself": { kind: "invalid", text: "Ask someone else for these rights." },
};

/** RQST-05 to RQST-08, RQST-10 and the links of ROLE-27. */
export const rightsRequestWords = words("rights-requests", {
  noAdmin: "No admin permissions",
  noOwner: "No site ownership",
  noEditor: "Editors only",
  noPage: "You can't edit this page",
  requestAdmin: "Request administrator rights",
  requestOwner: "Request site ownership",
  requestEditor: "Request editor rights",
  requestPage: "Request edit rights",
  helpAdmin: "Choose an administrator. They'll get your request by email.",
  helpOwner: "Choose a site owner. They'll get your request by email.",
  helpEditor: "Choose an administrator, who can make you an editor.",
  helpPage: "Choose an editor. They'll get your request by email.",
  chooseAdmin: "Administrators",
  choosePage: "Editors of this page",
  chooseOwner: "Site owners",
  send: "Send request",
  notChosenAdmin: "Please select an Administrator from the list to send your request to, or click Cancel.",
  notChosenOwner: "Please select an Site Owner from the list to send your request to, or click Cancel.",
  notChosenPage: "Please select an editor from the list to send your request to, or click Cancel.",
  sendFailed: "Sorry, could not send request. Please try again!",
  listFailedAdmin: "Sorry, could not get the list of admins...",
  listFailedOwner: "Sorry, could not get the list of owners...",
  emptyAdmin: "Sorry, there are no admins in this subsite.",
  emptyOwner: "Sorry, there are no owners in this subsite.",
  listFailedPage: "Sorry, could not get the list of editors...",
  emptyPage: "This page has no editors to ask.",
  sent: "Your request has been sent.",
  askToRead: "Ask for access",
  askToReadHelp: "If a colleague sent you here, ask the authors to share it.",
  askedToRead: "If there is a page here, the people who can share it have your request now.",
});

const w = rightsRequestWords;
const asked = {
  admin: {
    title: w.requestAdmin,
    help: w.helpAdmin,
    choose: w.chooseAdmin,
    notChosen: w.notChosenAdmin,
    listFailed: w.listFailedAdmin,
    empty: w.emptyAdmin,
    refused: w.noAdmin,
  },
  owner: {
    title: w.requestOwner,
    help: w.helpOwner,
    choose: w.chooseOwner,
    notChosen: w.notChosenOwner,
    listFailed: w.listFailedOwner,
    empty: w.emptyOwner,
    refused: w.noOwner,
  },
  editor: {
    title: w.requestEditor,
    help: w.helpEditor,
    choose: w.chooseAdmin,
    notChosen: w.notChosenAdmin,
    listFailed: w.listFailedAdmin,
    empty: w.emptyAdmin,
    refused: w.noEditor,
  },
  page: {
    title: w.requestPage,
    help: w.helpPage,
    choose: w.choosePage,
    notChosen: w.notChosenPage,
    listFailed: w.listFailedPage,
    empty: w.emptyPage,
    refused: w.noPage,
  },
} satisfies Record<OfferedRight, Record<string, Words>>;

/** What the refusal and the request dialog say, by the rights that are asked for. */
export function wordsFor(right: OfferedRight) {
  return asked[right];
}

/** The same in a subsite, whose administrators make people editors of its pages (PRUL-08). */
export function wordsInSubsite(right: OfferedRight) {
  const { title, refused } = asked[right];
  return right === "page" ? { ...asked.admin, title, refused } : asked[right];
}

/** The refused actions that our own screens name, as they stand in a mail after "wanted to". */
export const hintWords = words("rights-hints", {
  "create-folder": "create a folder",
  "rename-folder": "rename a folder",
  "move-folder": "move a folder",
  "delete-folder": "delete a folder",
  "trash-folder-pages": "move a folder's pages to the trash",
  "rename-tag": "rename a tag",
  "delete-tag": "delete a tag",
  "create-page": "create a page",
  "change-page": "edit a page",
  "invite-people": "invite people",
  "add-person": "add a person",
  "change-role": "change someone's role",
  "remove-person": "delete a user",
  "open-screen": "open a screen",
  "change-settings": "change site settings",
  "remove-samples": "remove the sample pages",
  "create-subsite": "create a subsite",
  "edit-profile": "edit someone's profile",
  groups: "change groups of people",
  "profile-fields": "change profile fields",
});
export type KnownHint = keyof typeof hintWords;

export const rightsMailWords = words("rights-mail", {
  subjectAdmin: "{name} is asking for administrator rights at {site}",
  subjectEditor: "{name} is asking for editor rights at {site}",
  subjectPage: "{name} is asking to edit “{page}”",
  subjectRead: "{name} is asking to read “{page}”",
  subjectOwner: "{name} is asking to become a site owner of {site}",
  textAdmin: "{name} ({email}) is asking for administrator rights at {site}.",
  textOwner: "{name} ({email}) is asking to become a site owner of {site}.",
  textEditor: "{name} ({email}) is asking for editor rights at {site}.",
  textPage: "{name} ({email}) is asking to edit “{page}” at {site}.",
  textRead:
    "{name} ({email}) is asking to read “{page}” at {site}. They opened its address, and it isn't shared with them.",
  textReadDraft:
    "{name} ({email}) is asking to read “{page}” at {site}. They opened its address, and it isn't published yet.",
  howByRole: "To allow this, make {name} an editor of {subsite}.",
  howByAdding: "To allow this, add {name} to {subsite} as an editor.",
  reason: "They want to {action}.",
  reasonOther: "They want to do this: {action}.",
  button: "Change role of {name}",
  buttonPage: "Open page permissions",
  buttonDraft: "Open page",
  buttonPeople: "Open people of {subsite}",
  closing: "Don't agree? You don't need to do anything.",
});

const m = rightsMailWords;
const mailed = {
  admin: { subject: m.subjectAdmin, text: m.textAdmin, button: m.button },
  owner: { subject: m.subjectOwner, text: m.textOwner, button: m.button },
  editor: { subject: m.subjectEditor, text: m.textEditor, button: m.button },
  page: { subject: m.subjectPage, text: m.textPage, button: m.buttonPage },
  read: { subject: m.subjectRead, text: m.textRead, button: m.buttonPage },
} satisfies Record<Right, Record<string, Words>>;

/** What the mail says, by the rights that are asked for; `how` they are given where the button does not say it. */
export function mailWordsFor(
  right: Right,
  page: { readonly subsiteSlug: string; readonly isInside: boolean } | null,
) {
  const inSubsite = page !== null && page.subsiteSlug !== "";
  if (inSubsite && right === "page")
    return page.isInside
      ? { ...mailed.page, button: m.button, how: [m.howByRole] }
      : { ...mailed.page, button: m.buttonPeople, how: [m.howByAdding] };
  if (inSubsite && right === "read")
    return { ...mailed.read, text: m.textReadDraft, button: m.buttonDraft, how: [] };
  return { ...mailed[right], how: [] };
}
