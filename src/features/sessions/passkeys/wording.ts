import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PasskeyRefusal =
  | "passkeys-off"
  | "passkey-over"
  | "passkey-unknown"
  | "passkey-failed"
  | "passkey-there"
  | "passkey-not-found"
  | "too-many-passkeys";

export const passkeyRefusals: RefusalWording<PasskeyRefusal> = {
  "passkeys-off": { kind: "forbidden", text: "This site doesn't use passkeys." },
  "passkey-over": { kind: "expired", text: "That took too long. Try again." },
  "passkey-unknown": { kind: "invalid", text: "This passkey no longer works here. Use your password." },
  "passkey-failed": { kind: "invalid", text: "This passkey couldn't be checked. Try again." },
  "passkey-there": { kind: "conflict", text: "You already have this passkey." },
  "passkey-not-found": { kind: "missing", text: "This passkey was already removed." },
  "too-many-passkeys": { kind: "conflict", text: "You can have up to 20 passkeys. Remove one first." },
};

export const passkeyWords = words("passkeys", {
  use: "Use a passkey",
  unused: "No passkey was used. Try again, or use your password.",
  elsewhere: "Passkeys don't work at this address. Use your password.",
  unable: "This browser can't use passkeys. Use your password.",
});
