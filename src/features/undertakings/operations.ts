import type { FrameContext } from "#calls/frame-read.ts";
import type { Tx } from "#database/transaction.ts";
import { sayIn } from "#languages/say-in.ts";
import { type FailedItem, type Moving, readFailures, readMoving } from "./list-store.ts";
import { badgeHtml } from "./model/badge-html.ts";
import { percentOf } from "./model/undertaking.ts";
import { maySeeUndertakings } from "./rules.ts";

/** How far the actor's long work is, where any moves. The number comes with whoever asks, in one statement. */
export async function readBadge({ actor, tx, wire }: FrameContext): Promise<string> {
  if (!maySeeUndertakings(actor).allowed) return "";
  const beside = wire.beside?.moving;
  const moving = beside ? ((await beside) as Moving | null) : await readMoving(actor, tx);
  return moving ? badgeHtml(percentOf(moving), sayIn(wire.language())) : "";
}

/** What did not work of an undertaking, for who has just begun it. */
export function failuresOf(id: number, tx: Tx): Promise<FailedItem[]> {
  return readFailures(id, tx);
}
