import type { Database } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { burst, isAnotherView } from "#features/pages/views/rules.ts";
import { addViews } from "#features/pages/views/store.ts";

type View = { readonly siteId: number; readonly personId: number; readonly pageId: number };

/** Counts what people open, in the memory of this process, and adds it to the pages now and then (decision 0096). */
export type PageViews = {
  /** Told of every page that a person was given; costs the reader nothing. */
  seen(view: View, now: Date): void;
  /** Writes what was counted; what the database would not take is tried again with the next. */
  write(now: Date): Promise<void>;
  /** Writes for the last time. */
  stop(): Promise<void>;
};

type Options = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** How often is written, in milliseconds; never by itself without it. */
  readonly every?: number;
};

/** People and pages that are remembered for a burst; of more, the earliest may count twice. */
const rememberedMost = 100_000;

export function openPageViews({ database, clock, log, every }: Options): PageViews {
  const last = new Map<string, number>();
  const counted = new Map<number, Map<number, number>>();
  let writing: Promise<void> = Promise.resolve();

  async function writeOf(siteId: number, views: ReadonlyMap<number, number>): Promise<void> {
    try {
      await inTransaction(database, { siteId, access: "write" }, (tx) => addViews(views, tx));
    } catch (error) {
      log(`Page views weren't saved, and are tried again: ${String(error)}`);
      for (const [pageId, count] of views) addTo(counted, { siteId, pageId, count });
    }
  }

  async function writeAll(now: Date): Promise<void> {
    forget(last, now.getTime());
    const sites = [...counted];
    counted.clear();
    for (const [siteId, views] of sites) await writeOf(siteId, views);
  }

  const write = (now: Date) => (writing = writing.then(() => writeAll(now)));
  const timer = every === undefined ? undefined : setInterval(() => void write(clock()), every);
  timer?.unref();
  return {
    seen({ siteId, personId, pageId }, now) {
      const who = `${siteId} ${personId} ${pageId}`;
      const isNew = isAnotherView(last.get(who), now.getTime());
      // The latest stand at the end.
      last.delete(who);
      last.set(who, now.getTime());
      if (isNew) addTo(counted, { siteId, pageId, count: 1 });
    },
    write,
    stop: async () => {
      clearInterval(timer);
      await write(clock());
    },
  };
}

type Counted = Map<number, Map<number, number>>;

function addTo(counted: Counted, of: { siteId: number; pageId: number; count: number }): void {
  const views = counted.get(of.siteId) ?? new Map<number, number>();
  counted.set(of.siteId, views);
  views.set(of.pageId, (views.get(of.pageId) ?? 0) + of.count);
}

/** Bursts that are over, and the earliest of too many. */
function forget(last: Map<string, number>, now: number): void {
  for (const [who, at] of last) {
    if (now - at < burst && last.size <= rememberedMost) return;
    last.delete(who);
  }
}
