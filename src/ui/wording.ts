import { words } from "#kernel/words.ts";

/** The few sentences that the pieces of the interface say by themselves. */
export const uiWording = words("ui", {
  cancel: "Cancel",
  close: "Close",
  ok: "OK",
  loading: "Loading",
  notices: "Notices",
  required: "required",
  showPassword: "Show password",
  hidePassword: "Hide password",
  remove: "Remove {name}",
  dialogFailed: "Oops, something went wrong. Please try again.",
  dialogNotLoaded: "Could not load dialog. Please try again in a moment...",
  detailsNotLoaded: "Sorry, couldn't load these details",
  didNotWork: "Oops, that didn't work",
  tryAgain: "Try again",
});
