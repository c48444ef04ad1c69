import { words } from "#kernel/words.ts";

export const ownTwoStepWords = words("own-two-step", {
  title: "Two-step verification",
  off: "Off. Add a code from your phone to your password, so a stolen password isn't enough.",
  required: "Your site requires it. You'll set it up at your next sign-in, or now.",
  on: "On. {count, plural, =0 {No recovery codes} one {# recovery code} other {# recovery codes}} left.",
  password: "Current password",
  code: "Code",
  codeHint: "From your app, or a recovery code",
  setUp: "Set up",
  turnOn: "Turn on",
  newCodes: "New recovery codes",
  turnOff: "Turn off",
  cancel: "Cancel",
  done: "Done",
  isOn: "Two-step verification is on",
  isOff: "Two-step verification is off",
});

export const resetTwoStepWords = words("reset-two-step", {
  reset: "Reset two-step verification",
  title: "Reset two-step verification of {name}?",
  help: "{name} will be signed out.",
  confirm: "Reset",
  cancel: "Cancel",
  done: "Two-step verification reset",
});

export const twoStepMailWords = words("two-step-mail", {
  offSubject: "Two-step verification is off at {site}",
  resetSubject: "Your two-step verification at {site} was reset",
  usedSubject: "A recovery code was used at {site}",
  onSubject: "Two-step verification is on at {site}",
  off: "You turned off two-step verification. You now sign in with your password alone.",
  reset: "Your two-step verification was reset. Sign in with your password, then set it up again.",
  used: "Someone signed in to your account, or changed it, with one of your recovery codes.",
  on: "You turned on two-step verification. You now sign in with your password and a code.",
  button: "Your account",
  closing: "Wasn't this you? Change your password and tell a site owner.",
});
