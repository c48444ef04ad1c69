import { readCatalogues } from "./gathered.mjs";

export type Catalogue = Readonly<Record<string, string>>;

/** The translations by language and by a sentence's id; English stands in the code. */
export const catalogues: Readonly<Record<string, Catalogue>> = readCatalogues(import.meta.url);
