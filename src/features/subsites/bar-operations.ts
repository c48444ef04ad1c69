import type { FrameContext } from "#calls/frame-read.ts";
import { subsitePrincipal } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { subsitesBarHtml } from "./model/bar-html.ts";
import { type BarSubsite, barOf } from "./model/bar.ts";
import { readBar } from "./viewing-store.ts";

/** The bar of subsites; it comes with whoever asks, in one statement. */
export async function readSubsitesBar({ actor, tx, wire }: FrameContext): Promise<string> {
  if (!actor.withSubsites || actor.role === "guest") return "";
  const beside = (await wire.beside?.bar) as readonly BarSubsite[] | null | undefined;
  const rows = beside ?? (await readBar(actor, tx));
  const isOpen = (id: number) => actor.principals.includes(subsitePrincipal("viewer", id));
  return subsitesBarHtml(actor, barOf(rows, isOpen), sayIn(wire.language()));
}
