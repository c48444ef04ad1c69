import { words } from "#kernel/words.ts";

/** What every call may have to say. The first has a link at {link}, for notices and dialogs (CALL-06, CALL-11). */
export const clientWords = words("client", {
  expired: "Your session has expired. Please {link} to reload the page.",
  expiredLink: "click here",
  expiredPlain: "Your session has expired. Please reload the page.",
  otherLanguage: "The language was changed elsewhere. Reload to use it here.",
  updated: "Atrium was updated. Reload the page.",
  reload: "Reload",
  again: "Try again",
  unreachable: "Could not connect, please try again later..",
  dialogNotLoaded: "Sorry, unable to load dialog. Please try again later.",
  dialogNotLoadedBecause: "Sorry, unable to load dialog: {message}",
});
