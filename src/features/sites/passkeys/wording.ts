import { words } from "#kernel/words.ts";

export const passkeySwitchWords = words("passkeys-switch", {
  title: "Passkeys",
  help: "People sign in with a fingerprint, face or PIN.",
  label: "Allow passkeys",
  on: "Passkeys turned on",
  off: "Passkeys turned off",
  undo: "Undo",
});
