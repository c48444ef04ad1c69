import slugify from "@sindresorhus/slugify";

const most = 40;

/** What stands behind /@ for a subsite of this name (SLST-17); "subsite" where no letter of it can be written so. */
export function slugFrom(name: string): string {
  const slug = slugify(name, { decamelize: false }).slice(0, most).replace(/-+$/, "");
  return /^[a-z0-9][a-z0-9-]*$/.test(slug) ? slug : "subsite";
}

/** What is tried when it is taken: crew, crew-2, crew-3; from which of them on, and how many. */
export function slugsLike(base: string, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    return number === 1 ? base : `${base.slice(0, most - 1 - String(number).length)}-${number}`;
  });
}
