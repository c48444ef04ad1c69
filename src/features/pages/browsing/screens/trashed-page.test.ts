import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { trashPage } from "../../trash/contract.ts";

let world: World;
let fog: number;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await within(world, actorOf(world, world.ada), (tx) =>
    run(tx, "delete from page where site_id = $1", [tx.siteId]),
  );
  fog = await madePage(world, "Fog", { slug: "fog" });
});

const inTrash = (id: number, who: WorldPerson) => as(world, who).call(trashPage, { page_id: id });

describe("the address of a page in the trash", () => {
  const at = async (who: WorldPerson | "visitor", address: string) => {
    const screen = await shown(world, who, address);
    return screen.text(screen.part("main"));
  };

  it("tells those who could edit it, who can bring it back there, and nobody else [TRSH-08] [TRSH-09] [TRSH-11] (long)", async () => {
    await inTrash(fog, world.ada);
    const screen = await shown(world, world.ed, "/fog/");
    expect(screen.names("heading")[0]).toBe("This page is in the trash");
    expect(screen.text(screen.part("main"))).toContain(
      "Ada Admiraal moved “Fog” to the trash on 21 November 2026. It will be deleted permanently on 21 December 2026.",
    );
    expect(screen.part("link", "Open trash").getAttribute("href")).toBe("/pages/trash/");
    const url = "/people/";
    screen.meddle(({ method }) => (method === "POST" ? Response.json({ success: true, url }) : null));
    await screen.click("button", "Restore");
    expect(screen.address).toBe(url);
    for (const address of [`/page/${fog}/`, `/page/versions/${fog}/`, "/fog/?edit"])
      expect(await at(world.ed, address)).toContain("This page is in the trash");
    for (const who of [world.vera, world.xavi, "visitor"] as const)
      for (const address of ["/fog/", `/page/${fog}/`]) {
        const text = await at(who, address);
        expect(text).toContain("This page doesn't exist or isn't shared with you.");
        expect(text).not.toMatch(/trash|Fog|Restore/);
      }
    const again = await shown(world, world.ed, "/fog/");
    await again.click("button", "Restore");
    expect([again.address, again.names("heading")[0]]).toEqual(["/fog/", "Fog"]);
  });

  it("of somebody who makes no pages has no way to the list (long)", async () => {
    const shares = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    await inTrash(await madePage(world, "Vera's", { slug: "veras", shares }), world.vera);
    const screen = await shown(world, world.vera, "/veras/");
    expect(screen.parts("link", "Open trash")).toEqual([]);
    await screen.click("button", "Restore");
    expect(screen.address).toBe("/veras/");
  });
});
