// The translations that stand beside the sentences, put together. Plain JavaScript: the build uses it before anything is built.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const translation = /(?:^|[\\/])(?:wording|time-words)\.([a-z]{2})\.json$/;

/** The sentences of each language by id, from the files `wording.<language>.json` below a folder. */
export function gatherCatalogues(folder) {
  const catalogues = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    const language = translation.exec(file)?.[1];
    if (!language) continue;
    catalogues[language] ??= {};
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")))) {
      if (id in catalogues[language]) throw new Error(`${file} translates ${id} once more`);
      catalogues[language][id] = text;
    }
  }
  return catalogues;
}

/** For the program at `address`: what the build put beside it, or what stands in the tree that it runs from. */
export function readCatalogues(address) {
  const built = new URL("./catalogues.json", address);
  if (existsSync(built)) return JSON.parse(readFileSync(built, "utf8"));
  return gatherCatalogues(fileURLToPath(new URL("..", address)));
}
