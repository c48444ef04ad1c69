import type { Proof, Proofs } from "./proof.ts";

const signingIn = (test: string): Proof => ({
  file: "src/features/sessions/passkeys/passkeys.test.ts",
  test,
});
const own = (test: string): Proof => ({
  file: "src/features/people/passkeys/own-passkeys.test.ts",
  test,
});
const ofOwner = own("are renamed and removed by their owner alone");

/** The fields of the calls about passkeys, and where it is shown what each of them does. */
export const passkeysElsewhere: Proofs = {
  "sign-in-with-passkey": {
    credential: signingIn("needs no password and no second step"),
    next: signingIn("needs no password and no second step"),
  },
  "begin-passkey": { current_password: own("are added with the password alone") },
  "add-passkey": { credential: own("are taken only as they were asked for") },
  "rename-passkey": { id: ofOwner, name: ofOwner },
  "remove-passkey": { id: ofOwner, current_password: ofOwner },
  "switch-passkeys": { on: signingIn("is off until an owner turns it on") },
};
