/** Addresses of a subsite begin with its slug (ROUT-01); those of the main group, whose slug is empty, with nothing (ROUT-03). */
export function inSubsite(slug: string | undefined, address: string): string {
  return slug ? `/@${slug}${address}` : address;
}

/** The product's own places that every subsite has. Addresses of pages are none of them: they carry the prefix of the page's subsite. */
const places = /^\/(?:$|[?#]|(?:pages|people|profile|new|page|settings|feed|notifications)\/)/;

/** A root-relative path of the product, as it is said in the subsite that one is in (ROUT-02); any other address stays as it is. */
export function expanded(slug: string | undefined, address: string): string {
  return slug && places.test(address) ? inSubsite(slug, address) : address;
}

/** The slug that the path of an address begins with; empty in the main group. */
export function slugIn(path: string): string {
  return /^\/@([^/]+)/.exec(path)?.[1] ?? "";
}
