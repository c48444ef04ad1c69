import { endHomepages, homepageOfMain, saveHomepage } from "#features/subsites/store.ts";
import { type World, actorOf, within } from "../world.ts";

/** Makes the page the home of the first site; with null it has none. */
export function setHomepage(world: World, pageId: number | null): Promise<void> {
  return within(world, actorOf(world, world.olga), async (tx) => {
    if (pageId !== null) return saveHomepage(pageId, tx);
    const home = await homepageOfMain(tx);
    if (home !== null) await endHomepages([home], tx);
  });
}
