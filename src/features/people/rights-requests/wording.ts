import type { OfferedRight, RefusalWording } from "#kernel/refusal.ts";
import { type Words, words } from "#kernel/words.ts";

/** What a refusal offers to ask for (ROLE-23). */
export type Right = OfferedRight;

export type RightsRequestRefusal = "rights-held" | "asks-themself";

export const rightsRequestRefusals: RefusalWording<RightsRequestRefusal> = {
  "rights-held": { kind: "conflict", text: "You have these rights already." },
  "asks-themself": { kind: "invalid", text: "Please ask somebody else for these rights." },
};

/** RQST-05 to RQST-08, RQST-10 and the links of ROLE-27. */
export const rightsRequestWords = words("rights-requests", {
  noAdmin: "No admin permissions",
  noOwner: "No site ownership",
  noEditor: "Only for editors",
  noPage: "Only editors of this page can change it",
  requestAdmin: "Request administrator rights",
  requestOwner: "Request site ownership",
  requestEditor: "Request editor rights",
  requestPage: "Request edit rights",
  helpAdmin: "Choose an administrator. They get a mail with your request.",
  helpOwner: "Choose a site owner. They get a mail with your request.",
  helpEditor: "Choose an administrator. They can make you an editor, and get a mail with your request.",
  helpPage: "Choose an editor of this page. They get a mail with your request.",
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
  emptyPage: "Sorry, there are no editors of this page to ask.",
  sent: "Your request has been sent.",
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
} satisfies Record<Right, Record<string, Words>>;

/** What the refusal and the request dialog say, by the rights that are asked for. */
export function wordsFor(right: Right) {
  return asked[right];
}

/** The refused actions that our own screens name, as they stand in a mail after "wanted to". */
export const hintWords = words("rights-hints", {
  "create-folder": "make a folder",
  "rename-folder": "rename a folder",
  "create-page": "make a page",
  "change-page": "change a page",
  "invite-people": "invite people",
  "add-person": "add a person",
  "change-role": "change the role of a person",
  "remove-person": "delete a person",
  "open-screen": "open a screen",
  "change-settings": "change the settings of the site",
  "remove-samples": "remove the sample pages",
});
export type KnownHint = keyof typeof hintWords;

export const rightsMailWords = words("rights-mail", {
  subjectAdmin: "{name} asks for administrator rights at {site}",
  subjectEditor: "{name} asks for editor rights at {site}",
  subjectPage: "{name} asks to edit “{page}”",
  subjectOwner: "{name} asks for site ownership at {site}",
  greeting: "Hello {name},",
  textAdmin: "{name} ({email}) asks you for administrator rights at {site}.",
  textOwner: "{name} ({email}) asks you to become a site owner of {site}.",
  textEditor: "{name} ({email}) asks you for editor rights at {site}.",
  textPage: "{name} ({email}) asks you for the right to edit “{page}” at {site}.",
  reason: "They wanted to {action}, which they may not do now.",
  reasonOther: "They were refused this action: {action}.",
  button: "Change the role of {name}",
  buttonPage: "Open the page permissions",
  closing: "If you do not want this, you need not do anything.",
});

const m = rightsMailWords;
const mailed = {
  admin: { subject: m.subjectAdmin, text: m.textAdmin, button: m.button },
  owner: { subject: m.subjectOwner, text: m.textOwner, button: m.button },
  editor: { subject: m.subjectEditor, text: m.textEditor, button: m.button },
  page: { subject: m.subjectPage, text: m.textPage, button: m.buttonPage },
} satisfies Record<Right, Record<string, Words>>;

/** What the mail says, by the rights that are asked for. */
export function mailWordsFor(right: Right) {
  return mailed[right];
}
