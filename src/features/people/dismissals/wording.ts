import { words } from "#kernel/words.ts";

export const dismissalWords = words("dismissals", {
  message: "Site message",
  hide: "Hide",
  // ACCT-09.
  zoneHint: "Your time zone seems to differ from your settings",
  zones: "Here: {here}. Settings: {settings}.",
  change: "Change",
  ignore: "Ignore",
  changed: "Time zone changed to {zone}",
  undo: "Undo",
});
