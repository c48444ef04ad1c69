import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({
  file: `src/features/versions/${file}.test.ts`,
  test,
});
const named = inTest("naming", "is given to a version by whoever edits its page");

/** What is sent about versions, and the tests that show it. */
export const versionsElsewhere: Proofs = {
  "restore-version": { version_id: inTest("versions", "makes an old version the page again") },
  "name-version": { version_id: named, name: named },
};
