import type { Holding } from "#calls/holding.ts";
import { countsOf, linksOf } from "#calls/held-rows.ts";
import { heldFileWords } from "./wording.ts";

/** What somebody uploaded belongs to the site, and stays. */
export const fileHoldings: readonly Holding[] = [
  {
    name: "files",
    becomes: "stays",
    look: countsOf("file", "uploader_id"),
    words: heldFileWords.files,
    parting: linksOf("file", "uploader_id"),
  },
];
