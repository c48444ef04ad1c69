import type { Database } from "#database/connection.ts";
import { type SiteRow, readSites } from "#features/sites/store.ts";
import { readLooks } from "#features/theme/store.ts";
import type { SiteLook } from "#kernel/site-look.ts";

/** The sites of this installation, by host name. Held in memory; read again when a process says they changed. */
export type Sites = {
  /** The site that answers on a host; a single site answers on every host. Null when none does. */
  at(host: string): SiteRow | null;
  byId(id: number): SiteRow | null;
  /** How a site looks; null when as the product does. */
  lookOf(id: number): SiteLook | null;
  ids(): number[];
  isEmpty(): boolean;
  /** The site when there is exactly one, else null. */
  only(): SiteRow | null;
  reload(): Promise<void>;
};

export async function openSites(database: Database): Promise<Sites> {
  let state = await readAll(database);
  return {
    at: (host) => {
      if (state.sites.length === 1) return state.sites[0] ?? null;
      const id = state.hosts.get(host.replace(/:\d+$/, "").toLowerCase());
      return state.sites.find((site) => site.id === id) ?? null;
    },
    byId: (id) => state.sites.find((site) => site.id === id) ?? null,
    lookOf: (id) => state.looks.get(id) ?? null,
    ids: () => state.sites.map((site) => site.id),
    isEmpty: () => state.sites.length === 0,
    only: () => (state.sites.length === 1 ? (state.sites[0] ?? null) : null),
    reload: async () => {
      state = await readAll(database);
    },
  };
}

async function readAll(database: Database) {
  const [found, looks] = await Promise.all([readSites(database), readLooks(database)]);
  return { ...found, looks };
}
