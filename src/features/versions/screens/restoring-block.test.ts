import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { inReadingOrder } from "#documents/read-document.ts";
import { schemas } from "#widgets/schemas.ts";
import { addWidget, removeWidget } from "#documents/draft/arranging.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readVersionBlock } from "../contract.ts";
import { readVersions } from "../screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** Its first version said "Fog" above two texts; its second has no heading, and another first text. */
async function changedPage() {
  const page_id = await draftedPage(world, {
    text0001: note("three ships"),
    title01: heading("Fog"),
    text0002: note("calm"),
  });
  const ada = await draftWriter(world, {
    who: world.ada,
    page_id,
    now: new Date(worldNow.getTime() + 3_600_000),
  });
  await ada.save(() => removeWidget(ada.draft, "title01"));
  await ada.type("now ");
  await ada.save(
    () =>
      void addWidget(
        ada.draft,
        { id: "fresh001", widget: note("last"), place: { where: "last" } },
        () => "place001",
      ),
  );
  await ada.publish(3);
  const answer = await as(world, world.ed).call(readVersions, { page_id });
  const [to = 0, from = 0] = answer.success ? answer.versions.map(({ id }) => id) : [];
  return { page_id, from, compared: `/page/versions/${page_id}/?from=${from}&version=${to}&changes=yes` };
}
/** What the draft says, as everybody who edits it has it. */
async function drafted(page_id: number) {
  const { draft } = await draftWriter(world, { who: world.olga, page_id });
  return inReadingOrder(documentFrom(draft)).map(({ widget }) =>
    schemas[widget.kind].plainText(widget.content as never),
  );
}

describe("a block", () => {
  it("of an old version goes into the draft where it stood, and one undo takes it out again (long)", async () => {
    const { compared, page_id } = await changedPage();
    const screen = await shown(world, world.ed, compared);
    const offered = screen.names("button").filter((name) => /^Restore (Markdown|Heading)/.test(name));
    expect(offered).toEqual(["Restore Markdown", "Restore Heading"]);
    await screen.click("button", "Restore Heading");
    await screen.pass(3000);
    expect(screen.address).toContain("?edit");
    expect(await drafted(page_id)).toEqual(["now three ships", "Fog", "calm", "last"]);
    await screen.click("button", "Undo");
    await screen.pass(3000);
    expect(await drafted(page_id)).toEqual(["now three ships", "calm", "last"]);
    const vera = await shown(world, world.vera, `/page/${page_id}/`);
    expect(vera.text()).not.toContain("Fog");
  });

  it("that is another one today makes room for what it was (long)", async () => {
    const { compared, page_id } = await changedPage();
    const screen = await shown(world, world.ed, compared);
    await screen.click("button", "Restore Markdown");
    await screen.pass(3000);
    expect(await drafted(page_id)).toEqual(["three ships", "calm", "last"]);
    await screen.click("button", "Undo");
    await screen.pass(3000);
    expect(await drafted(page_id)).toEqual(["now three ships", "calm", "last"]);
  });

  it("is given to whoever edits the page, with what stood before it, and to nobody else", async () => {
    const { page_id, from } = await changedPage();
    const asked = { page_id, version_id: from, widget: "title01" };
    expect(await as(world, world.ed).call(readVersionBlock, asked)).toMatchObject({
      success: true,
      block: { kind: "Heading", content: { text: "Fog" } },
      before: ["text0001"],
    });
    expect(await as(world, world.vera).call(readVersionBlock, asked)).toMatchObject({
      code: "page-not-editable",
    });
    const unknown = { ...asked, widget: "nowhere1" };
    expect(await as(world, world.ed).call(readVersionBlock, unknown)).toMatchObject({
      code: "widget-not-found",
    });
  });
});
