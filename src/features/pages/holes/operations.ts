import type { Bodies } from "#calls/bodies.ts";
import type { Wire } from "#calls/wire.ts";
import { eachApart } from "#calls/apart.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import type { FilledHole, Hole, PageBody } from "#kernel/page-body.ts";
import type { HolesRead } from "#widgets/kind-server.ts";
import { servers } from "#widgets/servers.ts";
import { livingKinds } from "#widgets/widget.ts";
import { readDocument as readStored } from "../store.ts";
import { holesSeenBy } from "./rules.ts";

/** The page whose holes are read, as its reader was found to hold it. */
export type HolesPage = { readonly id: number; readonly mayEdit: boolean };

type Filling = {
  readonly page: HolesPage;
  readonly holes: readonly Hole[];
  readonly wire: Pick<Wire, "broken">;
};

/**
 * Fills holes for a reader, home blocks for people of the site alone: each kind that stands there reads once, for all of its
 * widgets, and all of them in one breath. One that fails at it takes nothing else with it, as long as nothing was written.
 */
export async function filledFor(
  actor: Actor,
  { page, holes: standing, wire }: Filling,
  now: Date,
  tx: Tx,
): Promise<FilledHole[]> {
  const holes = holesSeenBy(actor, standing);
  const readers = livingKinds.flatMap((kind) => {
    const widgets = holes.filter((hole) => hole.kind === kind);
    const { read } = servers[kind];
    if (widgets.length === 0 || !read) return [];
    const reading: HolesRead = { page, widgets, actor, now, tx };
    return [{ kind, read: () => read(reading as HolesRead<never>) }];
  });
  const known = new Map<string, unknown>();
  const broken = new Set<string>();
  const reads = await eachApart(
    tx,
    readers.map(({ read }) => read),
  );
  for (const [at, { kind }] of readers.entries()) {
    const came = reads[at];
    if (came?.done) for (const [id, data] of came.result) known.set(id, data);
    else {
      broken.add(kind);
      wire.broken?.({ kind, pageId: page.id, error: came?.error });
    }
  }
  return holes.map((hole) => ({
    ...hole,
    data: known.get(hole.id) ?? null,
    ...(broken.has(hole.kind) && { isBroken: true }),
  }));
}

/** The finished body of a version that the actor was found to read, kept for as long as there is room. */
export function keptBody(
  version: { readonly versionId: number; readonly versionHash: Buffer },
  { actor, tx, bodies, say }: { actor: Actor; tx: Tx; bodies: Bodies; say: Say },
): Promise<PageBody> {
  const key = { version: `${actor.siteId}:${version.versionId}`, language: say.language };
  return bodies.body(key, () => readStored(actor, version.versionHash, tx));
}
