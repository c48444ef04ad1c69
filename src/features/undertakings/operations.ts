import type { FrameContext } from "#calls/frame-read.ts";
import { sayIn } from "#languages/say-in.ts";
import { readMoving } from "./list-store.ts";
import { badgeHtml } from "./model/badge-html.ts";
import { maySeeUndertakings } from "./rules.ts";

/** How far the actor's long work is, where any moves. The number comes with whoever asks, in one statement. */
export async function readBadge({ actor, tx, wire }: FrameContext): Promise<string> {
  if (!maySeeUndertakings(actor).allowed) return "";
  const percent = wire.beside?.moving ? await wire.beside.moving : await readMoving(actor, tx);
  return typeof percent === "number" ? badgeHtml(percent, sayIn(wire.language())) : "";
}
