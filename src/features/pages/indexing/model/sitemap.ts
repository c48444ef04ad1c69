import { escaped } from "#kernel/escaped.ts";

/** A page as a search engine is told of it; the address begins with that of the site. */
export type SitemapEntry = { readonly address: string; readonly modified: Date };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages as sitemaps.org has it. */
export function sitemapOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, modified }) =>
      `<url><loc>${escaped(address)}</loc><lastmod>${modified.toISOString()}</lastmod></url>\n`,
  );
  return `${head}<urlset ${space}>\n${urls.join("")}</urlset>\n`;
}

/** The parts of a list that is too long for one answer. */
export function sitemapIndexOf(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${space}>\n${parts.join("")}</sitemapindex>\n`;
}

/** What search engines may look at: nothing, or everything but what is only for people with a session. */
export function robotsText(siteAddress: string, isIndexed: boolean): string {
  if (!isIndexed) return "User-agent: *\nDisallow: /\n";
  const closed = ["/accounts/", "/ajax/", "/api/", "/settings/", "/new/", "/-/setup/"];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteAddress}/sitemap.xml`,
    "",
  ].join("\n");
}
