import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

import type { PasskeyAddressRefusal } from "./rules.ts";

export const passkeyAddressRefusals: RefusalWording<PasskeyAddressRefusal> = {
  "passkeys-address": {
    kind: "conflict",
    text: "Passkeys need a site with a host name and https.",
  },
};

export const passkeySwitchWords = words("passkeys-switch", {
  title: "Passkeys",
  help: "People sign in with a fingerprint, face or PIN.",
  label: "Allow passkeys",
  on: "Passkeys turned on",
  off: "Passkeys turned off",
  undo: "Undo",
});
