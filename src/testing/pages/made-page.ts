import { stacked } from "#documents/document.ts";
import { note } from "../draft-writer.ts";
import { worldNow } from "../as.ts";
import { type World, actorOf, within } from "../world.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

/** A page of Ed's with a few words, for everybody here unless shared otherwise; gives its id. */
export async function madePage(
  world: World,
  title: string,
  {
    shares = firstShares,
    folderId = world.mainFolderId,
    slug = null as string | null,
    at = worldNow,
    text = `About ${title}.`,
  } = {} as {
    shares?: readonly Share[];
    folderId?: number;
    slug?: string | null;
    at?: Date;
    text?: string;
  },
): Promise<number> {
  const ed = actorOf(world, world.ed);
  const document = stacked([{ id: "text0001", ...note(text) }]);
  const page = { title, folderId, slug, document, preview: text, shares };
  const id = await within(world, ed, (tx) => insertPage(ed, page, at, tx));
  if (id === null) throw new Error(`${title} was not made`);
  return id;
}
