import type { Proof, Proofs } from "./proof.ts";

const inTest = (test: string): Proof => ({ file: "src/features/comments/comments.test.ts", test });
const said = inTest("is said by a reader and read by the others");
const once = inTest("is said once, however often it is sent");
const edited = inTest("is edited by who wrote it");

/** What is sent with comments, and the tests that show it. */
export const commentsElsewhere: Proofs = {
  "begin-comment-thread": { widget: said, quote: said, before: said, after: said, words: said, key: once },
  "answer-comment-thread": { words: once, key: once },
  "edit-comment": { words: edited },
  "find-comment-readers": { q: inTest("offers people who may read the page") },
};
