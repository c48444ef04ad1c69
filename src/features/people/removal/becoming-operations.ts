import type { Holding } from "#calls/holding.ts";
import type { Tx } from "#database/transaction.ts";
import type { Say } from "#kernel/language.ts";

type Telling = { readonly holdings: readonly Holding[]; readonly say: Say };

/** What becomes of what people have when they are deleted, all of it together, in sentences with its number. */
export async function becomingOf(personIds: readonly number[], { holdings, say }: Telling, tx: Tx) {
  const told = { stays: [] as string[], goes: [] as string[], lacks: [] as string[] };
  for (const { words, look, becomes: what } of holdings) {
    if (!words) continue;
    const names = new Set<string>();
    let count = 0;
    for (const id of personIds) {
      const held = await look(id, tx);
      count += held.count;
      for (const name of held.names ?? []) names.add(name);
    }
    if (count > 0) told[what].push(say(words, { count, names: [...names].join(", ") }));
  }
  return told;
}
