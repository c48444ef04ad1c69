import type { FrameContext } from "#calls/frame-read.ts";
import { sayIn } from "#languages/say-in.ts";
import { mentionedIn, typedWords } from "#features/comments/model/mentioned.ts";
import { namesOf } from "#features/comments/store.ts";
import type { Tx } from "#database/transaction.ts";
import { bellHtml } from "./model/bell-html.ts";
import { excerptMost, mayBeNotified } from "./rules.ts";
import { type NotificationRow, countUnread } from "./store.ts";

/** The way to the inbox, with how much is unread. */
export async function readBell({ actor, tx, wire }: FrameContext): Promise<string> {
  if (!mayBeNotified(actor).allowed) return "";
  const unread = await countUnread(actor, tx);
  return bellHtml({ unread, slug: actor.subsiteSlug, say: sayIn(wire.language()) });
}

type Said = Pick<NotificationRow, "words">;

/** What a line quotes, in one line, with names where people are mentioned: of these, or of all. */
export async function readExcerpts(
  rows: readonly Said[],
  namesOnly: readonly number[] | null,
  tx: Tx,
): Promise<(row: Said) => string | null> {
  const mentioned = [...new Set(rows.flatMap(({ words }) => mentionedIn(words ?? "")))];
  const named = mentioned.filter((id) => namesOnly === null || namesOnly.includes(id));
  const people = named.length > 0 ? await namesOf(named, tx) : [];
  return ({ words }) => (words === null ? null : cut(typedWords(words, people)));
}

/** Blanks and line breaks are one blank there. */
function cut(text: string): string {
  const line = text.split(/\s+/).join(" ").trim();
  return line.length > excerptMost
    ? `${line
        .slice(0, excerptMost)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd()}…`
    : line;
}
