/** Where somebody looked for a page that they do not read: at its number, or at an address of the subsite that they are in. */
export type AskedAt = { readonly page_id: number } | { readonly slug: string };
