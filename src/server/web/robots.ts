import type { FastifyInstance, FastifyRequest } from "fastify";
import { inTransaction } from "#database/transaction.ts";
import { robotsText, sitemapIndexOf, sitemapOf } from "#features/pages/indexing/model/sitemap.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { type OpenPage, listOpenPages, partsOfOpenPages } from "#features/pages/indexing/store.ts";
import type { SiteRow } from "#features/sites/store.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { Refusal } from "#kernel/refusal.ts";
import { visitorOf } from "./session.ts";
import type { System } from "../system.ts";

/** Pages in one answer; search engines take 50,000. */
const pagesMost = 10_000;

/**
 * `GET /robots.txt` and `GET /sitemap.xml`: what search engines may look at, and the list of it. A site that does not want to be
 * listed, or has no pages for the world, has no sitemap.
 */
export function addRobots(server: FastifyInstance, system: System): void {
  server.get("/robots.txt", (request, reply) => {
    const site = system.sites.at(request.host);
    void reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=300");
    return reply.send(robotsText(addressOf(site, request), site !== null && isListed(site)));
  });

  server.get<{ Querystring: { after?: string } }>("/sitemap.xml", async (request, reply) => {
    const site = system.sites.at(request.host);
    if (!site || !isListed(site)) throw new Refusal("not-found");
    void reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=300");
    return reply.send(
      await sitemap(system, site, { address: addressOf(site, request), after: request.query.after }),
    );
  });
}

/** Whether search engines may list what the site has opened to the world. */
export function isListed(site: Pick<SiteRow, "publicPages" | "isIndexed">): boolean {
  return site.publicPages && site.isIndexed;
}

type Asked = { readonly address: string; readonly after: string | undefined };

function sitemap(system: System, site: SiteRow, { address, after }: Asked): Promise<string> {
  return inTransaction(system.database, { siteId: site.id, access: "read" }, async (tx) => {
    const visitor = await visitorOf(site, tx);
    if (after === undefined) {
      const parts = await partsOfOpenPages(visitor, pagesMost, tx);
      const all = [0, ...parts].map((part) => `${address}/sitemap.xml?after=${part}`);
      if (parts.length > 0) return sitemapIndexOf(all);
    }
    const from = /^[0-9]{1,15}$/.test(after ?? "") ? Number(after) : 0;
    const pages = await listOpenPages(visitor, { after: from, most: pagesMost }, tx);
    return sitemapOf(pages.map((page) => ({ address: address + pathTo(page), modified: page.modified })));
  });
}

function pathTo(page: OpenPage): string {
  return page.isHomepage ? inSubsite(page.subsiteSlug, "/") : encodeURI(pageAddress(page));
}

/** The address that the site is known by; before it is set, the one that was asked. */
function addressOf(site: Pick<SiteRow, "address"> | null, request: FastifyRequest): string {
  return site?.address ?? `${request.protocol}://${request.host}`;
}
