import { draftSchema } from "#documents/draft/draft-document.ts";
import { openDraft, publishDraft } from "#features/writing/contract.ts";
import { as } from "../as.ts";
import type { World, WorldPerson } from "../world.ts";

/** Somebody opens the page's draft and publishes it as it is; gives the page's id. */
export async function published(world: World, who: WorldPerson, page_id: number): Promise<number> {
  const opened = await as(world, who).call(openDraft, { page_id, schema: draftSchema });
  if (!opened.success) throw new Error(opened.code);
  const { epoch, seq } = opened;
  const answer = await as(world, who).call(publishDraft, { page_id, epoch, seq });
  if (!answer.success) throw new Error(answer.code);
  return page_id;
}
