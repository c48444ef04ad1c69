import { saveFollows } from "#features/access/follower-store.ts";
import { principal } from "#kernel/actor.ts";
import { draftWriter } from "../draft-writer.ts";
import { type World, type WorldPerson, actorOf, within } from "../world.ts";
import { madePage } from "./made-page.ts";

/** A page of Ed's that everybody reads and some follow; gives its id. */
export async function followedPage(world: World, title: string, by: readonly WorldPerson[]): Promise<number> {
  const id = await madePage(world, title);
  const follows = by.map((who) => ({ principalId: principal("person", who.id), follows: true }));
  await within(world, actorOf(world, world.ed), (tx) => saveFollows(id, follows, tx));
  return id;
}

/** Somebody writes a few words more on a page and publishes them. */
export async function publishMore(world: World, who: WorldPerson, page_id: number, now: Date): Promise<void> {
  const writer = await draftWriter(world, { who, page_id, now });
  const saved = await writer.type("More. ");
  if (!saved.success) throw new Error(saved.code);
  const published = await writer.publish(saved.seq);
  if (!published.success) throw new Error(published.code);
}
