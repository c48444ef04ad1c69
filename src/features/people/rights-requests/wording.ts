import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

/** What a refusal offers to ask for (ROLE-23). */
export type Right = "admin" | "owner";

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
  requestAdmin: "Request administrator rights",
  requestOwner: "Request site ownership",
  helpAdmin: "Choose an administrator. They get a mail with your request.",
  helpOwner: "Choose a site owner. They get a mail with your request.",
  chooseAdmin: "Administrators",
  chooseOwner: "Site owners",
  send: "Send request",
  notChosenAdmin: "Please select an Administrator from the list to send your request to, or click Cancel.",
  notChosenOwner: "Please select an Site Owner from the list to send your request to, or click Cancel.",
  sendFailed: "Sorry, could not send request. Please try again!",
  listFailedAdmin: "Sorry, could not get the list of admins...",
  listFailedOwner: "Sorry, could not get the list of owners...",
  emptyAdmin: "Sorry, there are no admins in this subsite.",
  emptyOwner: "Sorry, there are no owners in this subsite.",
  sent: "Your request has been sent.",
});

/** What the request dialog says, by the rights that are asked for. */
export function wordsFor(right: Right) {
  const say = rightsRequestWords;
  return right === "owner"
    ? {
        title: say.requestOwner,
        help: say.helpOwner,
        choose: say.chooseOwner,
        notChosen: say.notChosenOwner,
        listFailed: say.listFailedOwner,
        empty: say.emptyOwner,
      }
    : {
        title: say.requestAdmin,
        help: say.helpAdmin,
        choose: say.chooseAdmin,
        notChosen: say.notChosenAdmin,
        listFailed: say.listFailedAdmin,
        empty: say.emptyAdmin,
      };
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
});
export type KnownHint = keyof typeof hintWords;

export const rightsMailWords = words("rights-mail", {
  subjectAdmin: "{name} asks for administrator rights at {site}",
  subjectOwner: "{name} asks for site ownership at {site}",
  greeting: "Hello {name},",
  textAdmin: "{name} ({email}) asks you for administrator rights at {site}.",
  textOwner: "{name} ({email}) asks you to become a site owner of {site}.",
  reason: "They wanted to {action}, which they may not do now.",
  reasonOther: "They were refused this action: {action}.",
  button: "Change the role of {name}",
  closing: "If you do not want this, you need not do anything.",
});
