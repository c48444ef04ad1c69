import slugify from "@sindresorhus/slugify";
import { inSubsite } from "#kernel/subsite-address.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";

/** The most characters of a page's address. */
export const addressMost = 80;

/** First segments that belong to the product (ROUT-01 to ROUT-35), now or one day; no page may live there. */
const reserved = new Set(
  `- @ accounts ajax api assets favicon.ico feed health new new_magic.js page pages people preview_email profile robots.txt
   service-worker.js settings sitemap.xml ui user
   account activity admin app apps archive atrium audit auth avatar beacon billing callback calendar category config css
   dashboard data debug download embed events export fonts form forms graphql group groups guest ical import index invite
   join js live login logout manifest.json me menu metrics news notifications oauth openapi plan plans preview public rss
   saml scim search session sitemap socket space static status stream style subsite subsites support tag tags template
   templates theme token trash upload version versions view webhook webhooks websocket well-known widget widgets ws`.split(
    /\s+/,
  ),
);

/** The key by which addresses are compared: without case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}

/** Whether a page may have this address (PPRP-04, PPRP-10). Whether it is free is the store's to say. */
export function mayBeAddress(address: string): Verdict<"bad-address" | "address-taken"> {
  if (!/^[A-Za-z0-9_-]+$/.test(address) || address.length > addressMost) return refuse("bad-address");
  return reserved.has(addressKey(address)) ? refuse("address-taken") : allow;
}

/**
 * The address that a title suggests (PPRP-11), in Latin letters. Empty when nothing of it can be written so; such a page
 * lives at its id (ROUT-37).
 */
export function addressFrom(title: string): string {
  const address = slugify(title, { decamelize: false, preserveCharacters: ["_"] })
    .slice(0, addressMost)
    .replace(/[-_]+$/, "");
  return /^[a-z0-9_-]*$/.test(address) ? address : "";
}

/** What is tried when an address is taken: fog, fog-2, fog-3. */
export function addressesLike(base: string, count: number): string[] {
  const numbered = (number: number) => `${base.slice(0, addressMost - 1 - String(number).length)}-${number}`;
  const all = Array.from({ length: count }, (_, at) => (at === 0 ? base : numbered(at + 1)));
  return all.filter((address) => mayBeAddress(address).allowed);
}

/** What the address of a page follows from. */
export type PageAt = {
  readonly id: number;
  readonly slug: string | null;
  /** That of its subsite, whoever looks from where. */
  readonly subsiteSlug: string;
};

/**
 * The addresses that are passed on (SHAR-09): by the page's number and without the prefix of its subsite, so that they outlive renames, other
 * slugs and moves. Both lead on to where the page lies, and say no more of it than its own address does.
 */
export const shareAddress = (pageId: number): string => `/page/${pageId}/`;
export const followAddress = (pageId: number): string => `/page/follow/${pageId}/`;

export function pageAddress({ id, slug, subsiteSlug }: PageAt): string {
  return inSubsite(subsiteSlug, slug === null ? `/page/${id}/` : `/${slug}/`);
}
