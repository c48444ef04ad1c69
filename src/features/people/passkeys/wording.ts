import { words } from "#kernel/words.ts";

export const ownPasskeyWords = words("own-passkeys", {
  title: "Passkeys",
  help: "Sign in with your fingerprint, face or PIN instead of a password.",
  elsewhere: "Passkeys don't work at this address. Open the site at its own address.",
  unable: "This browser can't create passkeys.",
  add: "Add passkey",
  continue: "Continue",
  cancel: "Cancel",
  added: "Passkey added",
  notAdded: "No passkey was added. Try again.",
  there: "This device already has a passkey.",
  since: "Added {date}",
  used: "Last used",
  unused: "Not used yet",
  rename: "Rename",
  name: "Name",
  save: "Save",
  renamed: "Passkey renamed",
  remove: "Remove",
  removeTitle: "Remove {name}?",
  removeHelp: "You won't be able to sign in with it.",
  removed: "Passkey removed",
});

export const passkeyMailWords = words("passkey-mail", {
  addedSubject: "You have a new passkey at {site}",
  removedSubject: "A passkey was removed at {site}",
  added: "A passkey was added to your account. Anyone with it can sign in as you.",
  removed: "A passkey was removed from your account.",
  button: "Your account",
  closing: "Wasn't this you? Change your password and tell a site owner.",
});
