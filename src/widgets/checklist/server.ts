import type * as z from "zod/mini";
import { type Entry, putEntry, readEntries } from "#features/entries/store.ts";
import { allow, refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import type { Acting, HolesRead, KindServer } from "../kind-server.ts";
import { tick } from "./actions.ts";
import type { ChecklistRead } from "./schema.ts";
import type { Tick, Ticks } from "./ticks.ts";

const kind = "Checklist";
type TickData = z.output<typeof tick.data>;

/** A tick is an entry by the id of its item. It outlives the item, so that bringing the item back brings it back. */
export const checklistServer: KindServer = {
  read: async ({ page, widgets, actor, tx }: HolesRead<ChecklistRead>) => {
    const ids = widgets.map(({ id }) => id);
    const entries = await readEntries(actor, { pageId: page.id, kind, widgets: ids }, tx);
    const namesPeople = isSignedIn(actor);
    return new Map(widgets.map((widget) => [widget.id, ticksOf(widget, entries, namesPeople)]));
  },
  actions: [
    {
      action: tick,
      concerns: ({ items }: ChecklistRead, { item }: TickData) =>
        items.some(({ id }) => id === item) ? allow : refuse("item-not-found"),
      work: ({ page, widget, data, actor, now, tx }: Acting<ChecklistRead, TickData>) => {
        const entry = { pageId: page.id, kind, widget: widget.id, id: data.item } as const;
        return putEntry(actor, { ...entry, content: { done: data.done } }, now, tx);
      },
    },
  ],
};

/** Of the items that stand there: what is kept of others is nobody's to read. */
function ticksOf(
  { id, content }: { id: string; content: ChecklistRead },
  entries: readonly Entry[],
  namesPeople: boolean,
): Ticks {
  const items = new Set(content.items.map((item) => item.id));
  const own = entries.filter((entry) => entry.widget === id && items.has(entry.id));
  return Object.fromEntries(own.map((entry) => [entry.id, tickOf(entry, namesPeople)]));
}

function tickOf({ authorId, authorName, changed, content }: Entry, namesPeople: boolean): Tick {
  const isNamed = namesPeople && authorId !== null && authorName !== null;
  return {
    isDone: (content as { done: boolean }).done,
    by: isNamed ? { id: authorId, name: authorName } : null,
    at: changed.getTime(),
  };
}
