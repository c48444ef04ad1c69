import type { Bodies } from "#calls/bodies.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import type { FilledHole, Hole, PageBody } from "#kernel/page-body.ts";
import type { HolesRead } from "#widgets/kind-server.ts";
import { servers } from "#widgets/servers.ts";
import { livingKinds } from "#widgets/widget.ts";
import { readDocument as readStored } from "../store.ts";

/** The page whose holes are read, as its reader was found to hold it. */
export type HolesPage = { readonly id: number; readonly mayEdit: boolean };

/** Fills holes for a reader: each kind that stands there reads once, for all of its widgets. */
export async function filledFor(
  actor: Actor,
  { page, holes }: { readonly page: HolesPage; readonly holes: readonly Hole[] },
  now: Date,
  tx: Tx,
): Promise<FilledHole[]> {
  if (holes.length === 0) return [];
  const known = new Map<string, unknown>();
  for (const kind of livingKinds) {
    const widgets = holes.filter((hole) => hole.kind === kind);
    const { read } = servers[kind];
    if (widgets.length === 0 || !read) continue;
    const reading: HolesRead = { page, widgets, actor, now, tx };
    for (const [id, data] of await read(reading as HolesRead<never>)) known.set(id, data);
  }
  return holes.map((hole) => ({ ...hole, data: known.get(hole.id) ?? null }));
}

/** The finished body of a version that the actor was found to read, kept for as long as there is room. */
export function keptBody(
  version: { readonly versionId: number; readonly versionHash: Buffer },
  { actor, tx, bodies, say }: { actor: Actor; tx: Tx; bodies: Bodies; say: Say },
): Promise<PageBody> {
  const key = { version: `${actor.siteId}:${version.versionId}`, language: say.language };
  return bodies.body(key, () => readStored(actor, version.versionHash, tx));
}
