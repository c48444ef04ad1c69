import { afterAll, beforeAll, expect, it } from "vitest";
import { readPageById } from "#features/pages/contract.ts";
import { createPage } from "#features/creating/contract.ts";
import { readUnpublished } from "#features/writing/contract.ts";
import { moveWidget } from "#documents/draft/arranging.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("a draft says that nobody else sees it, is marked in lists, and says who will see it before it is published (long)", async () => {
  const settings = JSON.stringify({ title: "Fog signals", slug: "fog-signals" });
  await as(world, world.ed).call(createPage, { settings });
  const list = await shown(world, world.ed, "/pages/");
  expect(list.text(list.part("main"))).toMatch(/Fog signals\s*Draft/);
  const screen = await shown(world, world.ed, "/fog-signals/");
  const note = "Only people who can edit this page see it until it's published.";
  expect(screen.text(screen.part("note"))).toBe(`Draft ${note}`);
  await screen.load("/fog-signals/?edit");
  await screen.click("button", "Publish");
  const dialog = screen.part("dialog", "Publish this page?");
  expect(screen.parts("listitem", undefined, dialog).map((item) => screen.text(item))).toEqual([
    "Everyone at Noordervaart can see this page.",
    "Administrators and editors can edit it.",
    "It isn't public.",
  ]);
  const vera = () => as(world, world.vera).call(readPageById, { page_id: 1 });
  expect(await vera()).toMatchObject({ code: "page-not-found" });
  await screen.click("button", "Cancel");
  expect(await vera()).toMatchObject({ code: "page-not-found" });
  await screen.click("button", "Publish");
  await screen.click("button", "Publish");
  expect(await vera()).toMatchObject({ success: true });
  expect(screen.text()).toContain("Published. Readers see this version now.");
  const after = await shown(world, world.ed, "/pages/");
  expect(after.text(after.part("main"))).not.toMatch(/Fog signals\s*Draft/);
});

it("others' unpublished words are named before they are published with one's own, and publishing can wait (long)", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("mine ");
  const html = async () => {
    const answer = await as(world, world.vera).call(readPageById, { page_id: page });
    return answer.success ? answer.html : answer.code;
  };
  const alone = await shown(world, world.ed, `/page/${page}/?edit`);
  await alone.click("button", "Publish");
  expect(alone.parts("dialog")).toEqual([]);
  expect(await html()).toContain("mine first");
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("not done yet ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.click("button", "Publish");
  const dialog = screen.part("dialog", "Publish everyone's changes?");
  expect(screen.parts("listitem", undefined, dialog).map((item) => screen.text(item))).toEqual([
    "Ada Admiraal 3 words, 1 change",
  ]);
  expect(screen.part("link", "What changed", dialog).getAttribute("href")).toBe(
    `/page/versions/${page}/?changes=yes`,
  );
  await screen.click("button", "Wait");
  expect(await html()).not.toContain("not done yet");
  await screen.click("button", "Publish");
  await screen.click("button", "Publish all");
  expect(await html()).toContain("not done yet mine first");
});

it("one's own changes are published alone where others changed other blocks, and a sentence says why not where they changed the same (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const [ed, ada] = [
    await draftWriter(world, { who: world.ed, page_id: page }),
    await draftWriter(world, { who: world.ada, page_id: page }),
  ];
  await ed.type("mine ");
  await ada.type("theirs ", "text0002");
  const html = async () => {
    const answer = await as(world, world.vera).call(readPageById, { page_id: page });
    return answer.success ? answer.html : answer.code;
  };
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  const ask = async () => {
    await screen.click("button", "Publish");
    return screen.part("dialog", "Publish everyone's changes?");
  };
  const first = await ask();
  expect(screen.names("button", first)).toEqual(["Close", "Wait", "Publish only mine", "Publish all"]);
  await screen.click("button", "Publish only mine");
  expect(await html()).toContain("mine first");
  expect(await html()).not.toContain("theirs");
  expect(screen.text()).toContain("Published your changes. Readers don't see the other changes yet.");
  await screen.pass(2000);
  expect(screen.text(screen.part("region", "Edit mode"))).toContain("1 unpublished change");
  await ed.type("too ", "text0002");
  const second = await ask();
  expect(screen.names("button", second)).toEqual(["Close", "Wait", "Publish all"]);
  expect(screen.text(second)).toContain(
    "Others changed the same blocks, so your changes can't be published separately.",
  );
  await screen.click("button", "Publish all");
  expect(await html()).toMatch(/theirs.* second/);
});

it("where several people moved blocks a sentence says why not only mine, and what changed is read without the question over it (long)", async () => {
  const three = { text0001: note("first"), text0002: note("second"), text0003: note("third") };
  const page = await draftedPage(world, three);
  for (const [who, id] of [
    [world.ed, "text0001"],
    [world.ada, "text0002"],
  ] as const) {
    const { draft, save } = await draftWriter(world, { who, page_id: page });
    const moved = { id, place: { where: "last" } } as const;
    await save(() => void moveWidget(draft, moved, () => `place${id.slice(-3)}`));
  }
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.click("button", "Publish");
  const dialog = screen.part("dialog", "Publish everyone's changes?");
  expect(screen.names("button", dialog)).toEqual(["Close", "Wait", "Publish all"]);
  expect(screen.text(dialog)).toContain(
    "Several people moved or added blocks here, so your changes can't be published separately.",
  );
  await screen.click("link", "What changed");
  expect(screen.address).toBe(`/page/versions/${page}/?changes=yes`);
  expect(screen.parts("dialog", "Publish everyone's changes?")).toEqual([]);
});

it("whoever begins to write while one publishes is named first, and their words are published by no accident (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ed.type("mine ");
  const html = async () => {
    const answer = await as(world, world.vera).call(readPageById, { page_id: page });
    return answer.success ? answer.html : answer.code;
  };
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  // She begins right after he was told that nobody else has.
  const nobody = await as(world, world.ed).call(readUnpublished, { page_id: page });
  await ada.type("half a sen", "text0002");
  screen.meddle(({ path }) => {
    if (!path.startsWith(`/-/draft/${page}/unpublished/`)) return null;
    screen.meddle(null);
    return Response.json(nobody);
  });
  await screen.click("button", "Publish");
  const dialog = screen.part("dialog", "Publish everyone's changes?");
  expect(screen.parts("listitem", undefined, dialog).map((item) => screen.text(item))).toEqual([
    "You 1 word, 1 change",
    "Ada Admiraal 3 words, 1 change",
  ]);
  expect(await html()).not.toContain("mine");
  await screen.click("button", "Publish all");
  expect(await html()).toMatch(/mine first.*half a sensecond/);
});

it("the button to publish is quiet while there is nothing to publish (long)", async () => {
  const page = await draftedPage(world);
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const look = () => screen.part("button", "Publish").className;
  expect(look()).toContain("ui-button-plain");
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("words ");
  const again = await shown(world, world.ed, `/page/${page}/?edit`);
  await again.pass(2000);
  expect(again.part("button", "Publish").className).toContain("ui-button-primary");
});

it("Done leads back to reading and stops the editor: nothing of the draft is asked for any more [WIDG-02]", async () => {
  const page = await draftedPage(world);
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const isOfDraft = (path: string) => path.startsWith(`/-/draft/${page}/`);
  const asked = async (during = 2000) => {
    const before = screen.sent.length;
    screen.document.defaultView?.dispatchEvent(new Event("online"));
    await screen.pass(during);
    return screen.sent.slice(before).some(({ path }) => isOfDraft(path));
  };
  const fields = () => screen.parts("textbox", undefined, screen.part("main")).length;
  expect([screen.names("region").includes("Edit mode"), fields() > 0, await asked()]).toEqual([
    true,
    true,
    true,
  ]);
  // What failed would be asked for again after a while.
  screen.meddle(({ path }) => (isOfDraft(path) ? new Response("", { status: 502 }) : null));
  expect(await asked(10)).toBe(true);
  screen.meddle(null);
  await screen.click("button", "Done");
  expect(screen.address).not.toContain("edit");
  const left = [screen.names("region").includes("Edit mode"), fields(), await asked(120_000)];
  expect(left).toEqual([false, 0, false]);
  expect(screen.text(screen.part("main"))).toContain("first");
});

it("the question says how much everybody has written by now, also who began while it stood open, and publishes that (long)", async () => {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("not done ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.click("button", "Publish");
  const dialog = screen.part("dialog", "Publish everyone's changes?");
  const work = () => screen.parts("listitem", undefined, dialog).map((item) => screen.text(item));
  const hear = async () => {
    dispatchEvent(new Event("online"));
    // What has changed comes first, then what is unpublished is asked for.
    await screen.pass(2000);
    await screen.pass(2000);
  };
  expect(work()).toEqual(["Ada Admiraal 2 words, 1 change"]);
  await ada.type("at all yet ");
  await hear();
  expect(work()).toEqual(["Ada Admiraal 5 words, 1 change"]);
  const olga = await draftWriter(world, { who: world.olga, page_id: page });
  await olga.type("nor this ");
  await hear();
  expect(work()).toHaveLength(2);
  await screen.click("button", "Publish all", dialog);
  expect(screen.parts("dialog")).toEqual([]);
  const answer = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(answer).toMatchObject({ html: expect.stringContaining("nor this") });
});
