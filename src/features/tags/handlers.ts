import { handle } from "#calls/handle.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { deleteTag, readAllTags, renameTag, undeleteTag } from "./contract.ts";
import { tagDeleted, tagRenamed, tagUndeleted } from "./events.ts";
import { namedTag } from "./model/tag.ts";
import { mayArrangeTags, mayBeTagName, mayComeBack } from "./rules.ts";
import {
  findDeletedTag,
  findTag,
  findTagsNamed,
  mergeTag,
  readTags,
  saveDeleted,
  saveTagName,
} from "./store.ts";

export const tagHandlers = [
  handle(readAllTags, async ({ actor, tx }) => ({ tags: (await readTags(actor, tx)).map(namedTag) })),

  handle(renameTag, async ({ input, actor, tx }) => {
    demand(mayArrangeTags(actor));
    const { id } = found(await findTag(actor, input.id, tx, true), "tag-not-found");
    demand(mayBeTagName(input.name));
    const taken = await findTagsNamed(actor, [input.name], tx);
    if (taken.some((tag) => tag.id !== id)) demand(refuse("tag-exists"));
    await saveTagName({ id, name: input.name }, tx);
    tx.announce(tagRenamed({ tagId: id, name: input.name }));
    return { tag: input.name };
  }),

  handle(deleteTag, async ({ input, actor, tx, now }) => {
    demand(mayArrangeTags(actor));
    const { id } = found(await findTag(actor, input.id, tx, true), "tag-not-found");
    await saveDeleted(id, now, tx);
    tx.announce(tagDeleted({ tagId: id }));
    return {};
  }),

  // A tag that got the same name since then takes over the pages, so that nothing is lost on either side.
  handle(undeleteTag, async ({ input, actor, tx, now }) => {
    demand(mayArrangeTags(actor));
    const { id, name, deleted } = found(await findDeletedTag(actor, input.id, tx), "tag-not-found");
    if (deleted === null) return { id };
    demand(mayComeBack(deleted, now));
    const [other] = await findTagsNamed(actor, [name], tx);
    if (other) await mergeTag(id, other.id, tx);
    else await saveDeleted(id, null, tx);
    tx.announce(tagUndeleted({ tagId: other?.id ?? id }));
    return { id: other?.id ?? id };
  }),
];
