import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#database/transaction.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld } from "#testing/world.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { savingHandlers } from "./handlers.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Life = { readonly page_id: number; readonly epoch: number };

/** A save of whoever `actorIn` says, told as the code of what it is refused with. */
async function saved(life: Life, actorIn: () => Promise<Actor>): Promise<string> {
  const { database, siteId } = world;
  const [handler] = savingHandlers;
  if (!handler || !("steps" in handler)) throw new Error("saving is no call in steps");
  const answer = handler.steps({
    input: { ...life, update: "AAA=", client: "tab" },
    now: worldNow,
    database,
    siteId,
    together: (work: Parameters<typeof inTransaction>[2]) =>
      inTransaction(database, { siteId, access: "write" }, work),
    actorIn,
  } as never);
  return answer.then(
    () => "saved",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

it("refuses the address of one, and stores what others save in the same round (long)", async () => {
  const page_id = await draftedPage(world);
  const { epoch } = await draftWriter(world, { who: world.ed, page_id });
  const life = { page_id, epoch };
  const ed = async () => actorOf(world, world.ed);
  const refusedAs = (code: string) => () => Promise.reject<Actor>(new Refusal(code));
  // The first has a round of its own; whoever comes while it is under way shares the next.
  const all = [ed, ed, refusedAs("not-found"), ed, refusedAs("signed-out")];
  expect(await Promise.all(all.map((who) => saved(life, who)))).toEqual([
    "saved",
    "saved",
    "not-found",
    "saved",
    "signed-out",
  ]);
});
