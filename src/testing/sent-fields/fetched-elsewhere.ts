import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({ file: `src/features/pages/${file}.test.ts`, test });

/** Addresses that the server fetches from, and the tests that show what comes of them. */
export const fetchedElsewhere: Proofs = {
  "fetch-picture": { address: inTest("attaching/bringing", "becomes a file of the site, by its bytes") },
  "fetch-feed": { address: inTest("feeds/feeds", "is there for its writer at once") },
};
