import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import { changePageTags, readTagsOfPage, tagsStillThere } from "#features/tags/page-store.ts";
import { tagRefusals } from "#features/tags/wording.ts";
import type { Json } from "#kernel/json.ts";
import { demand } from "#kernel/refusal.ts";
import { pagePropertiesChanged } from "../events.ts";
import { lockedEditablePage } from "../operations.ts";
import { pageRefusals } from "../wording.ts";
import { type BatchInput, inBatchSubsite, itemsOfBatch, pageIn } from "./operations.ts";
import { batchMost, mayHaveTags } from "./rules.ts";
import { batchRefusals, batchWords } from "./wording.ts";

type TaggingInput = BatchInput & { readonly added: readonly number[]; readonly removed: readonly number[] };
/** The tags that a page was really given and really lost. */
type Changed = { readonly added: readonly number[]; readonly removed: readonly number[] };

/** Gives pages that the call has judged, and holds, tags and takes tags from them; what each page was given or lost is taken back, and nothing else. */
export const taggingPages: UndertakingKind<TaggingInput> = {
  name: "tag-pages",
  atOnce: batchMost,
  apart: true,
  demand: async () => {},
  plan: itemsOfBatch,
  step: async (actor, { input, item }, tx) => {
    const { id: pageId, title } = pageIn(item.data);
    const has = new Set((await readTagsOfPage(pageId, tx)).map(({ id }) => id));
    const added = input.added.filter((id) => !has.has(id));
    const removed = input.removed.filter((id) => has.has(id));
    demand(mayHaveTags(has.size + added.length - removed.length));
    await changePageTags(actor, { pageId, added, removed }, tx);
    if (added.length + removed.length > 0)
      tx.announce(
        pagePropertiesChanged({
          pageId,
          title,
          was: title,
          by: actor.personId,
          ...(input.batch && { batch: { id: input.batch } }),
        }),
      );
    return { added, removed };
  },
  undo: async (actor, { input, item, noted }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { id: pageId, title, tags } = await lockedEditablePage(here, pageIn(item.data).id, tx);
    const { added, removed } = changedIn(noted);
    const back = await tagsStillThere(here, removed, tx);
    const more = back.filter((id) => !tags.some((tag) => tag.id === id));
    const fewer = tags.filter(({ id }) => added.includes(id));
    demand(mayHaveTags(tags.length + more.length - fewer.length));
    await changePageTags(here, { pageId, added: more, removed: added }, tx);
    tx.announce(
      pagePropertiesChanged({
        pageId,
        title,
        was: title,
        by: actor.personId,
        ...(input.batch && { undoes: input.batch }),
      }),
    );
  },
  words: {
    title: batchWords.taggingTitle,
    result: batchWords.changedResult,
    undone: batchWords.undoneResult,
  },
  refusals: { ...pageRefusals, ...tagRefusals, ...batchRefusals },
};

export const tagBatchKind = anyKind(taggingPages);

function changedIn(noted: Json): Changed {
  return noted as Changed;
}
