import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({
  file: `src/features/versions/${file}.test.ts`,
  test,
});
const named = inTest("naming", "is given to a version by whoever edits its page");
const block = inTest("screens/restoring-block", "of an old version goes into the draft");

/** What is sent about versions, and the tests that show it. */
export const versionsElsewhere: Proofs = {
  "restore-version": {
    version_id: inTest("versions", "makes an old version the page again"),
    onto: inTest("versions", "is not taken back over what somebody has published or written since"),
  },
  "read-version-block": { version_id: block, widget: block },
  "name-version": { version_id: named, name: named },
};
