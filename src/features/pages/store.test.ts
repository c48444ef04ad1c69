import { afterAll, beforeAll, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "./publishing-operations.ts";
import { readPageAt } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("a page is read at its address by those it is shared with, and missing for all others", async () => {
  const document = stacked([
    { id: "firstone", kind: "Heading", version: 1, content: { text: "Fog", level: "h1", anchor: "" } },
  ]);
  const page = {
    title: "Sailing in fog",
    folderId: world.mainFolderId,
    slug: "Fog",
    document,
    preview: "",
    shares: firstShares,
  };
  await within(world, actorOf(world, world.ed), (tx) =>
    insertPage(actorOf(world, world.ed), page, worldNow, tx),
  );
  const seen = [];
  for (const who of [
    world.olga,
    world.ada,
    world.ed,
    world.vera,
    world.xavi,
    "visitor",
    world.other.nora,
  ] as const) {
    const answer = await as(world, who).call(readPageAt, { slug: "fOg" });
    seen.push(answer.success ? answer.page.mayEdit : answer.code);
  }
  expect(seen).toEqual([true, true, true, false, "page-not-found", "page-not-found", "page-not-found"]);
});
