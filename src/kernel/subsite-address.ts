/** Addresses of a subsite begin with its slug (ROUT-01); those of the main group, whose slug is empty, with nothing (ROUT-03). */
export function inSubsite(slug: string | undefined, address: string): string {
  return slug ? `/@${slug}${address}` : address;
}
