import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { SignedCredential } from "./model/credentials.ts";

/** What a browser is asked, as JSON for `PublicKeyCredential`. */
export const PasskeyOptions = z.string();

/** Begins signing in with a passkey: whoever has one for this site chooses it, without an email address. */
export const beginPasskeySignIn = defineCall({
  name: "begin-passkey-sign-in",
  method: "POST",
  path: "/accounts/passkey/begin/",
  access: "none",
  input: {},
  output: { options: PasskeyOptions },
  refusals: ["passkeys-off", "passkeys-address", "too-many-attempts"],
});

/** Signs in with what the passkey has signed. It is unlocked by its owner and lies on their device, so it is both steps. */
export const signInWithPasskey = defineCall({
  name: "sign-in-with-passkey",
  method: "POST",
  path: "/accounts/passkey/",
  access: "none",
  input: { credential: SignedCredential, next: z.optional(text(2000)) },
  output: { next: z.string() },
  refusals: [
    "passkeys-off",
    "passkey-over",
    "passkey-unknown",
    "passkey-failed",
    "company-required",
    "too-many-attempts",
  ],
});
