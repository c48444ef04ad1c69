import type { FrameContext } from "#calls/frame-read.ts";
import { sayIn } from "#languages/say-in.ts";
import { bellHtml } from "./model/bell-html.ts";
import { mayBeNotified } from "./rules.ts";
import { countUnread } from "./store.ts";

/** The way to the inbox, with how much is unread. */
export async function readBell({ actor, tx, wire }: FrameContext): Promise<string> {
  if (!mayBeNotified(actor).allowed) return "";
  const unread = await countUnread(actor, tx);
  return bellHtml({ unread, slug: actor.subsiteSlug, say: sayIn(wire.language()) });
}
