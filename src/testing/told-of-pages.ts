import { saveFollows } from "#features/access/follower-store.ts";
import { principal } from "#kernel/actor.ts";
import { draftWriter } from "./draft-writer.ts";
import { tellMailListeners } from "./outbox.ts";
import { madePage } from "./pages/made-page.ts";
import { type World, actorOf, within } from "./world.ts";

/** Vera follows two pages, Fog and Ice, and Ed publishes a change of each: two notifications that she has not read. */
export async function tellOfPages(world: World): Promise<void> {
  for (const title of ["Fog", "Ice"]) {
    const id = await madePage(world, title, { slug: title.toLowerCase() });
    const follow = { principalId: principal("person", world.vera.id), follows: true };
    await within(world, actorOf(world, world.ed), (tx) => saveFollows(id, [follow], tx));
    const writer = await draftWriter(world, { who: world.ed, page_id: id });
    const saved = await writer.type("More. ");
    if (saved.success) await writer.publish(saved.seq);
  }
  await tellMailListeners(world, async () => {});
}
