import type { Sent } from "./ask-call.ts";
import { authenticator } from "./passkeys/authenticator.ts";

/** A passkey that nobody has added, and what nobody asked it. */
const device = authenticator("https://noordervaart.example");
const noOptions = JSON.stringify({ challenge: "YQ", rp: { id: "noordervaart.example" } });
const once =
  (sent: Sent = {}) =>
  () => [sent];
const numbers = [1, 2, 3, 999_999];

/** What somebody from outside tries with a second step and with passkeys. */
export const waysInAttempts = {
  "sign-in-with-code": once({ code: "000000" }),
  "sign-in-with-set-up": once({ code: "000000" }),
  "begin-two-step": once({ current_password: "wrong" }),
  "turn-on-two-step": once({ code: "000000" }),
  "renew-recovery-codes": once({ current_password: "wrong", code: "000000" }),
  "turn-off-two-step": once({ current_password: "wrong", code: "000000" }),
  "switch-passkeys": once({ on: "yes" }),
  "begin-passkey-sign-in": once(),
  "sign-in-with-passkey": once({ credential: device.sign(noOptions) }),
  "begin-passkey": once({ current_password: "wrong" }),
  "add-passkey": once({ credential: device.create(noOptions) }),
  "rename-passkey": () => numbers.map((id) => ({ id, name: "Mine" })),
  "remove-passkey": () => numbers.map((id) => ({ id, current_password: "wrong" })),
};
