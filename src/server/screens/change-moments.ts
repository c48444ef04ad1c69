import type { Message } from "#database/messages.ts";
import type { PublicChange } from "#kernel/event.ts";

/** A moment in the changes of one site's public answers; taken before an answer is read, and compared when it is kept. */
export type Generation = { readonly all: number; readonly site: number };

/** Pages of which it is remembered when they changed last; whatever is older counts as a change of its whole site. */
const most = 500;

type SiteChanges = { last: number; whole: number; readonly pages: Map<number, number> };

/** Remembers what changed on each site, so that an answer that was read before and finished after it is not kept. */
export function openPublicChanges() {
  const sites = new Map<number, SiteChanges>();
  let all = 0;

  function at(siteId: number): SiteChanges {
    let found = sites.get(siteId);
    if (!found) {
      found = { last: 0, whole: 0, pages: new Map() };
      sites.set(siteId, found);
    }
    return found;
  }

  return {
    now: (siteId: number): Generation => ({ all, site: at(siteId).last }),
    /** Everything on every site, or on one, or the answers of some pages of it. */
    note: (siteId?: number, pages?: readonly number[]): void => {
      if (siteId === undefined) all++;
      else if (pages) notePages(at(siteId), pages);
      else noteWhole(at(siteId));
    },
    /** Whether something has changed since that an answer on these pages (null: on whatever pages) may show. */
    isOvertaken: (siteId: number, since: Generation, pages: ReadonlySet<number> | null): boolean => {
      const site = at(siteId);
      if (since.all !== all || since.site < site.whole) return true;
      if (!pages) return since.site !== site.last;
      return [...pages].some((page) => (site.pages.get(page) ?? 0) > since.site);
    },
  };
}

function noteWhole(site: SiteChanges): void {
  site.whole = ++site.last;
  site.pages.clear();
}

function notePages(site: SiteChanges, pages: readonly number[]): void {
  site.last++;
  for (const page of pages) {
    site.pages.delete(page);
    site.pages.set(page, site.last);
  }
  for (const [oldest, change] of site.pages) {
    if (site.pages.size <= most) break;
    site.pages.delete(oldest);
    site.whole = change;
  }
}

/** Told to the other processes at once; the outbox tells them again for certain (realtime/tail.ts). */
export function publicChangeMessage(siteId: number, change: PublicChange): Message {
  const pages = typeof change === "object" ? change.pages : null;
  return { topic: "public", about: JSON.stringify([siteId, pages]) };
}

export function readPublicChange(about: string): [siteId: number, change: PublicChange] {
  const [siteId, pages] = JSON.parse(about) as [number, number[] | null];
  return [siteId, pages ? { pages } : "whole-site"];
}
