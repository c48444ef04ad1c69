import { passwordMost } from "#features/sessions/rules.ts";
import { PasskeyOptions } from "#features/sessions/passkeys/contract.ts";
import { MadeCredential } from "#features/sessions/passkeys/model/credentials.ts";
import { defineCall } from "#kernel/call.ts";
import { line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** Gives what a browser is asked to make; the password comes first, so that a screen left open is not enough. */
export const beginPasskey = defineCall({
  name: "begin-passkey",
  method: "POST",
  path: "/-/account/passkeys/begin/",
  access: "none",
  oneselfOnly: true,
  input: { current_password: text(passwordMost) },
  output: { options: PasskeyOptions },
  refusals: [
    "signed-out",
    "wrong-password",
    "passkeys-off",
    "passkeys-address",
    "too-many-passkeys",
    "too-many-attempts",
  ],
  failure: ["form_errors"],
});

/** Keeps the passkey that the browser has made. */
export const addPasskey = defineCall({
  name: "add-passkey",
  method: "POST",
  path: "/-/account/passkeys/",
  access: "none",
  oneselfOnly: true,
  input: { credential: MadeCredential },
  output: {},
  refusals: [
    "signed-out",
    "passkeys-off",
    "too-many-passkeys",
    "passkey-over",
    "passkey-failed",
    "passkey-there",
    "too-many-attempts",
  ],
});

/** What it is called in the list of its owner; without a name by browser and system. */
export const renamePasskey = defineCall({
  name: "rename-passkey",
  method: "POST",
  path: "/-/account/passkeys/{id}/rename/",
  access: "write",
  oneselfOnly: true,
  input: { id: Id, name: line(60) },
  output: {},
  refusals: ["signed-out", "passkey-not-found"],
});

export const removePasskey = defineCall({
  name: "remove-passkey",
  method: "POST",
  path: "/-/account/passkeys/{id}/remove/",
  access: "none",
  oneselfOnly: true,
  input: { id: Id, current_password: text(passwordMost) },
  output: {},
  refusals: ["signed-out", "wrong-password", "passkey-not-found", "too-many-attempts"],
  failure: ["form_errors"],
});
