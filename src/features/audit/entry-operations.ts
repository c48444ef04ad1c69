import type { Tx } from "#database/transaction.ts";
import { findGuestAddress } from "#features/sharing/guests/store.ts";
import { deviceOf } from "#features/sessions/rules.ts";
import type { Json } from "#kernel/json.ts";
import type { Heard } from "#outbox/listener.ts";
import { hashOf } from "./chain-operations.ts";
import type { Entry } from "./model/canonical.ts";
import type { AuditKind } from "./model/kinds.ts";
import { type Told, toldOf } from "./model/told.ts";
import { type Chained, append, findTold, holdChain, lastDoneAs, namesOf } from "./store.ts";

type Happened = Heard<Record<string, unknown>, AuditKind>;
type Meant = { readonly event: Happened; readonly told: Told };

/** Writes what happened behind the chain of its site, each event once however often it is told. */
export async function writeEntries(events: readonly Happened[], tx: Tx): Promise<void> {
  const { head, headHash } = await holdChain(tx);
  const already = await findTold(
    events.map(({ id }) => id),
    tx,
  );
  const fresh = await withoutRepeats(
    events.filter(({ id }) => !already.has(id)),
    tx,
  );
  const meant = fresh.map((event) => ({ event, told: toldOf(event.kind, event.facts) }));
  const names = await namesOf(meant.flatMap(peopleOf), tx);
  const chained: Chained[] = [];
  for (const each of meant) {
    const place = head + chained.length + 1;
    const entry = { place, ...entryOf(each, names), ...(await guestOf(each.told, tx)) };
    chained.push({ ...entry, hash: hashOf(chained.at(-1)?.hash ?? headHash, entry) });
  }
  await append(chained, tx);
}

/** So long the same is told once, in milliseconds: an editor saves with every few letters. */
const repeatsFor = 10 * 60_000;

/** Of what somebody does again and again as another person, the first time in ten minutes. That they stopped is told by itself. */
async function withoutRepeats(events: readonly Happened[], tx: Tx): Promise<Happened[]> {
  const last = new Map<string, number>();
  const kept: Happened[] = [];
  for (const event of events) {
    if (event.kind === "done-as-another") {
      const call = String(event.facts["call"]);
      if (call === "stop-impersonating") continue;
      const who = { actorId: event.doer?.personId ?? null, asId: event.doer?.asId ?? null, call };
      const key = JSON.stringify(who);
      const at = new Date(event.at).getTime();
      const before = last.get(key) ?? (await lastDoneAs(who, tx))?.getTime() ?? 0;
      if (at - before < repeatsFor) continue;
      last.set(key, at);
    }
    kept.push(event);
  }
  return kept;
}

function peopleOf({ event: { doer }, told }: Meant): number[] {
  const named = Object.values(told.named ?? {}).flat();
  const ids = [doer?.personId, doer?.asId, told.actorId, told.targetId, ...named];
  return ids.filter((id) => id !== null && id !== undefined);
}

function entryOf({ event, told }: Meant, names: ReadonlyMap<number, string>): Omit<Entry, "place"> {
  const { id: eventId, at, kind, doer } = event;
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const actorId = doer?.personId ?? told.actorId ?? null;
  const asId = doer?.asId ?? null;
  const targetId = told.targetId ?? null;
  return {
    eventId,
    at: new Date(at),
    kind,
    actorId,
    actorName: nameOf(actorId),
    asId,
    asName: nameOf(asId),
    targetId,
    targetName: nameOf(targetId) ?? told.targetName ?? null,
    pageId: told.pageId ?? null,
    subsiteId: told.subsiteId ?? null,
    details: { ...told.details, ...(doer?.by && { by: doer.by }), ...namedIn(told, names) },
    address: doer?.address ?? "",
    browser: browserOf(doer?.device ?? ""),
  };
}

function namedIn({ named = {} }: Told, names: ReadonlyMap<number, string>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(named).map(([key, ids]) => [key, ids.map((id) => ({ id, name: names.get(id) ?? null }))]),
  );
}

/** A guest has an address and no account: it is their name. */
async function guestOf({ guestId }: Told, tx: Tx): Promise<Partial<Entry>> {
  if (guestId === undefined) return {};
  const guest = await findGuestAddress(guestId, tx);
  return guest ? { targetName: guest.email, pageId: guest.pageId } : {};
}

function browserOf(device: string): string {
  const { browser, system } = deviceOf(device);
  return [browser, system].filter((part) => part !== null).join(", ");
}
