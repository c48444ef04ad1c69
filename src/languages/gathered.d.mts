type Catalogues = Record<string, Record<string, string>>;
export function gatherCatalogues(folder: string): Catalogues;
export function readCatalogues(address: string): Catalogues;
