import { type Document, stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { noteTemplate } from "#features/creating/store.ts";
import { insertPage, publish } from "#features/pages/publishing-operations.ts";
import { findPage } from "#features/pages/store.ts";
import { saveTemplate } from "#features/properties/types/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { worldNow } from "./as.ts";
import { note } from "./draft-writer.ts";
import { type World, within } from "./world.ts";

type Making = {
  readonly name: string;
  readonly folderId: number;
  readonly count: number;
  /** What template and pages say at first, and what the template says since. */
  readonly was: string;
  readonly is: string;
};

/** A template with so many pages, `{name} 0` and on, which has changed since they were made of it. */
export async function pagesOfTemplate(
  world: World,
  actor: Actor,
  { name, folderId, count, was, is }: Making,
) {
  return within(world, actor, async (tx) => {
    const make = async (title: string) => {
      const page = { title, folderId, slug: null, document: saying(was), preview: "", shares: firstShares };
      return (await insertPage(actor, page, worldNow, tx)) ?? 0;
    };
    const templateId = await make(name);
    await saveTemplate(templateId, true, tx);
    const versionId = (await findPage(actor, templateId, tx))?.versionId ?? 0;
    const ids: number[] = [];
    for (let at = 0; at < count; at++) {
      const pageId = await make(`${name} ${at}`);
      await noteTemplate({ pageId, templateId, versionId }, tx);
      ids.push(pageId);
    }
    await publish(actor, { pageId: templateId, document: saying(is) }, worldNow, tx);
    return { template: templateId, ids };
  });
}

const saying = (words: string): Document => stacked([{ id: "first001", ...note(words) }]);
