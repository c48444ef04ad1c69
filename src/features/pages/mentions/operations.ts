import type { Tx } from "#database/transaction.ts";
import { maySeePeople } from "#features/people/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import type { PageBody } from "#kernel/page-body.ts";
import { type Mention, mentionFromKey, mentionKey } from "#widgets/kit/mention.ts";
import { pageAddress } from "../addresses/rules.ts";
import { htmlOf } from "../model/body-html.ts";
import { type NamedMention, withNames } from "./model/filled-mentions.ts";
import { mayNamePage, mayNamePerson } from "./rules.ts";
import { type MentionRow, readMentioned } from "./store.ts";
import { mentionWords } from "./wording.ts";

export type Naming = { readonly pageId: number; readonly say: Say };

/** The body of a page for one reader, with what it mentions named as they may know it. Bodies that mention nothing cost nothing. */
export async function namedHtml(
  actor: Actor,
  body: PageBody,
  { pageId, say }: Naming,
  tx: Tx,
): Promise<string> {
  const html = htmlOf(body, say);
  if (!body.mentions || body.mentions.length === 0) return html;
  return withNames(html, await namesFor(actor, body.mentions, { pageId, say }, tx));
}

/** How mentions on a page are shown to the actor, by their keys. */
export async function namesFor(
  actor: Actor,
  mentions: readonly Mention[],
  { pageId, say }: Naming,
  tx: Tx,
): Promise<ReadonlyMap<string, NamedMention>> {
  if (mentions.length === 0) return new Map();
  const ids = (of: Mention["of"]) => mentions.filter((each) => each.of === of).map(({ id }) => id);
  const rows = await readMentioned(actor, { pageId, people: ids("person"), pages: ids("page") }, tx);
  return new Map(rows.map((row) => [mentionKey(row), named(actor, row, say)]));
}

function named(actor: Actor, row: MentionRow, say: Say): NamedMention {
  const verdict =
    row.of === "person"
      ? mayNamePerson(actor, row.id, row.isThere ? row : null)
      : mayNamePage(actor, row.isThere ? row : null);
  if (!verdict.allowed) return { name: say(mentionWords[verdict.code]), address: null, isNamed: false };
  return { name: row.name ?? "", address: addressFor(actor, row), isNamed: true };
}

/** The card of a person stands in the directory. */
function addressFor(actor: Actor, row: MentionRow): string | null {
  if (row.of === "page") return pageAddress(row);
  return maySeePeople(actor).allowed ? `/profile/p/${row.id}/` : null;
}

export function mentionsIn(keys: readonly string[]): Mention[] {
  return keys.flatMap((key) => mentionFromKey(key) ?? []);
}
