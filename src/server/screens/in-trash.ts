import type { Tx } from "#database/transaction.ts";
import { inTrash } from "#features/pages/trash/model/in-trash.ts";
import { trashBegins } from "#features/pages/trash/rules.ts";
import { findTrashed, findTrashedAt } from "#features/pages/trash/store.ts";
import { trashWords } from "#features/pages/trash/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { sayIn } from "#languages/say-in.ts";

type Asked = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly sent: Readonly<Record<string, unknown>>;
};

/** Whoever finds nothing at an address of a page that they may bring back from the trash is told so; to others it is not there. */
export async function withInTrash(bundle: Bundle<Frame>, asked: Asked): Promise<Bundle<Frame>> {
  if (bundle.status !== 404 || !isSignedIn(asked.actor)) return bundle;
  const page = await pageAsked(new Date(bundle.now), asked);
  if (!page) return bundle;
  const title = sayIn(bundle.frame.locale.language)(trashWords.inTrash);
  return { ...bundle, data: { ...bundle.data, title, inTrash: inTrash(page) } };
}

async function pageAsked(now: Date, { actor, tx, sent }: Asked) {
  const since = trashBegins(now);
  const { slug, page_id: id } = sent;
  if (typeof slug === "string") return findTrashedAt(actor, slug, since, tx);
  return Number.isSafeInteger(Number(id)) ? findTrashed(actor, Number(id), since, tx) : null;
}
