import type { Proof, Proofs } from "./proof.ts";

const signingIn = (test: string): Proof => ({
  file: "src/features/sessions/signing-in/passkey/passkeys.test.ts",
  test,
});
const own = (test: string): Proof => ({
  file: "src/features/people/passkeys/own-passkeys.test.ts",
  test,
});
const ofOwner = own("are renamed and removed by their owner alone");

/** What browsers say in `toJSON()`: a signature over one letter less is another one. */
const inCredential = (response: readonly string[], proof: Proof) =>
  Object.fromEntries(
    ["id", "rawId", "type", ...response.map((name) => `response.${name}`)].map((name) => [
      `credential.${name}`,
      proof,
    ]),
  );

/** The fields of the calls about passkeys, and where it is shown what each of them does. */
export const passkeysElsewhere: Proofs = {
  "sign-in-with-passkey": {
    ...inCredential(
      ["authenticatorData", "clientDataJSON", "signature", "userHandle"],
      signingIn("needs no password and no second step"),
    ),
    next: signingIn("needs no password and no second step"),
  },
  "begin-passkey": { current_password: own("are added with the password alone") },
  "add-passkey": inCredential(
    ["attestationObject", "clientDataJSON", "transports"],
    own("are made for this site alone"),
  ),
  "rename-passkey": { name: ofOwner },
  "remove-passkey": { current_password: ofOwner },
  "switch-passkeys": { on: signingIn("is off until an owner turns it on") },
};
