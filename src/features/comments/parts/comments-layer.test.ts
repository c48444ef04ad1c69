import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { draftWriter } from "#testing/draft-writer.ts";
import { commentedPage } from "#testing/pages/commented-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { type Somebody, complaints, shown } from "#testing/screens/shown.ts";
import { deleteComment, resolveThread } from "../contract.ts";
import { type World, openWorld } from "#testing/world.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";

let world: World;
let page: Awaited<ReturnType<typeof commentedPage>>;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());
beforeEach(async () => {
  page = await commentedPage(world);
});

/** The page as somebody opens it on a wide screen, when its margin has been read. */
async function opened(who: Somebody, isWide = true): Promise<Screen> {
  const screen = await shown(world, who, "/pages/");
  widen(screen, isWide);
  await screen.load(`/page/${page.id}/`);
  widen(screen, isWide);
  await screen.pass(1000);
  return screen;
}

function widen(screen: Screen, isWide: boolean): void {
  screen.document.defaultView!.matchMedia = ((query: string) => ({
    matches: isWide && query.startsWith("(min-width"),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
}

/** Selects words of the page, as with the mouse. */
async function select(screen: Screen, words: string): Promise<void> {
  const { document } = screen;
  const walker = document.createTreeWalker(document.querySelector(".pages-body") as Element, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(words);
    if (at < 0) continue;
    document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    document.dispatchEvent(
      new (document.defaultView as unknown as { Event: typeof Event }).Event("selectionchange"),
    );
    // Once for what fetches the margin, once for the margin.
    await screen.pass(500);
    await screen.pass(500);
    return;
  }
  throw new Error(`${words} is not on the page`);
}
const margin = (screen: Screen) => screen.part("region", "Comments");
const cards = (screen: Screen) => screen.parts("article", /^Comments on/);
const words = (screen: Screen) => cards(screen).map((card) => screen.text(card));

describe("the margin of a page", () => {
  it("takes a comment on what is selected, an answer, and shows them with their passage and how long ago they were said [TIME-01] (long)", async () => {
    const screen = await opened(world.vera);
    expect(screen.parts("region", "Comments")).toEqual([]);
    await select(screen, "first");
    await screen.click("button", "Comment");
    expect(screen.focused).toBe(screen.field("Write a comment"));
    await screen.press("Why first?{Control>}{Enter}{/Control}");
    expect(words(screen)).toEqual([expect.stringMatching(/first.*Vera.*a moment ago.*Why first\?/s)]);
    await screen.click("button", "Reply");
    await screen.type("Reply", "Anyone?");
    await screen.click("button", "Reply", screen.part("article", /^Comments on/));
    expect(words(screen)[0]).toContain("Anyone?");
    expect(await page.said()).toEqual([["Why first?", "Anyone?"]]);
  });

  it("keeps what was typed when it could not be sent, also after a reload, and sends it once (long)", async () => {
    const screen = await opened(world.vera);
    await select(screen, "first");
    await screen.click("button", "Comment");
    await screen.type("Write a comment", "Not lost");
    screen.meddle(({ path }) =>
      path.includes("/begin/") ? new Response("Bad Gateway", { status: 502 }) : null,
    );
    await screen.click("button", "Comment", screen.part("article", "Write a comment"));
    expect(screen.text(margin(screen))).toContain("Not sent. Your comment is still here, so try again.");
    expect(screen.field("Write a comment").value).toBe("Not lost");
    screen.meddle(null);
    await screen.load(`/page/${page.id}/`);
    await screen.pass(1000);
    widen(screen, true);
    await screen.pass(1000);
    complaints();
    expect(screen.field("Write a comment").value).toBe("Not lost");
    await screen.click("button", "Comment", screen.part("article", "Write a comment"));
    expect(await page.said()).toEqual([["Not lost"]]);
    expect(screen.parts("textbox", "Write a comment")).toEqual([]);
  });

  it("takes nothing more while a comment is being sent, so that nothing of it is lost (long)", async () => {
    const screen = await opened(world.vera);
    await select(screen, "first");
    await screen.click("button", "Comment");
    let answer = (_: Response) => {};
    const held = new Promise<Response>((resolve) => (answer = resolve));
    screen.meddle(({ path }) => (path.includes("/begin/") ? held : null));
    await screen.press("Why first?{Control>}{Enter}{/Control}");
    await screen.press(" And why second?");
    expect(screen.field("Write a comment").value).toBe("Why first?");
    answer(new Response("Bad Gateway", { status: 502 }));
    screen.meddle(null);
    await screen.pass(500);
    complaints();
    await screen.press(" And why second?{Control>}{Enter}{/Control}");
    expect(await page.said()).toEqual([["Why first? And why second?"]]);
  });

  it("sends what is written on in a tab beside the one that has sent it, as a comment of its own (long)", async () => {
    const screen = await opened(world.vera);
    await select(screen, "first");
    await screen.click("button", "Comment");
    await screen.press("Why first?");
    const { localStorage } = screen.document.defaultView as Window;
    const name = `comments:${world.vera.id}:${page.id}:new`;
    const { key } = JSON.parse(localStorage.getItem(name) ?? "{}") as { key: string };
    await page.begin(world.vera, "Why first?", key);
    localStorage.removeItem(name);
    await screen.press(" And why second?{Control>}{Enter}{/Control}");
    expect(await page.said()).toEqual([["Why first?"], ["Why first? And why second?"]]);
  });
  it.each([
    ["resolves", "These comments were deleted.", false],
    ["deletes", "These comments were deleted.", true],
  ])(
    "keeps a reply that is being typed when somebody %s the thread, and its card until it is given up (long)",
    async (_, deleted, isGone) => {
      const { thread, comment } = await page.begun(world.vera);
      await page.begin(world.vera, "Another one");
      const screen = await opened(world.vera);
      const card = (said: string) => cards(screen).find((each) => screen.text(each).includes(said));
      await screen.click("button", "Reply", card("Why first?"));
      await screen.type("Reply", "Two sentences");
      const field = screen.field("Reply");
      const ada = as(world, world.ada);
      const where = { page_id: page.id };
      const done = isGone
        ? await ada.call(deleteComment, { ...where, id: comment.id })
        : await ada.call(resolveThread, { ...where, thread_id: thread.id });
      expect(done.success).toBe(true);
      // What is done in the margin answers with all that is said there now.
      await screen.click("button", "Resolve", card("Another one"));
      await screen.pass(100);
      expect(screen.field("Reply")).toBe(field);
      expect(field.value).toBe("Two sentences");
      expect(words(screen).map((said) => said.includes(deleted))).toEqual([isGone]);
      await screen.click("button", "Cancel");
      expect(cards(screen)).toEqual([]);
    },
  );

  it("is begun by keys alone, at the text in sight, and another one can be taken (long)", async () => {
    const screen = await opened(world.vera);
    await screen.press("{Control>}{Alt>}m{/Alt}{/Control}");
    await screen.pass(500);
    const card = () => screen.part("article", "Write a comment");
    expect([screen.text(card()), screen.focused]).toEqual([
      expect.stringMatching(/^Fog/),
      screen.field("Write a comment"),
    ]);
    await screen.click("button", "Next text");
    expect(screen.text(card())).toMatch(/^first/);
    await screen.press("{Escape}");
    await screen.click("button", "Cancel");
    expect(screen.parts("article", "Write a comment")).toEqual([]);
  });

  it("offers what each may do: edit and delete one's own, with undo; administrators delete any (long)", async () => {
    await page.begun(world.vera);
    let screen = await opened(world.ed);
    expect(screen.names("button", cards(screen)[0])).toEqual(["Show in text: first", "Resolve", "Reply"]);
    screen = await opened(world.ada);
    await screen.click("button", "More", cards(screen)[0]);
    expect(screen.names("menuitem")).toEqual(["Delete"]);
    await screen.press("{Escape}");
    screen = await opened(world.vera);
    await screen.click("button", "More", cards(screen)[0]);
    expect(screen.names("menuitem")).toEqual(["Edit", "Delete"]);
    await screen.click("menuitem", "Edit");
    await screen.type("Edit", "Why not second?");
    await screen.click("button", "Save");
    expect(words(screen)[0]).toMatch(/edited.*Why not second\?/s);
    await screen.click("button", "More", cards(screen)[0]);
    await screen.click("menuitem", "Delete");
    expect(cards(screen)).toEqual([]);
    expect(await page.said()).toEqual([]);
    await screen.click("button", "Undo");
    expect(words(screen)[0]).toContain("Why not second?");
  });

  it("is resolved and opened again; resolved ones are shown on asking (long)", async () => {
    await page.begun(world.vera);
    const screen = await opened(world.vera);
    await screen.click("button", "Resolve");
    expect(cards(screen)).toEqual([]);
    await screen.click("button", "Show resolved (1)");
    expect(cards(screen)).toHaveLength(1);
    await screen.click("button", "Reopen");
    expect((await page.threads())[0]?.isResolved).toBe(false);
  });

  it("says of a passage that was removed that it was, and keeps its words (long)", async () => {
    await page.begun(world.vera);
    const writer = await draftWriter(world, { who: world.ed, page_id: page.id });
    await writer.save(() => {
      const text = writer.draft.getText(textPart("text0001", "source"));
      text.delete(0, text.length);
      text.insert(0, "Another text altogether");
    });
    await writer.publish();
    const screen = await opened(world.vera);
    expect(words(screen)).toEqual([expect.stringMatching(/first.*The passage was removed.*Why first\?/s)]);
    expect(screen.names("button", cards(screen)[0])).toEqual(["Resolve", "More", "Reply"]);
  });

  it("is not there for visitors, people from outside and guests, nor what fetches it (long)", async () => {
    await page.begun(world.ed);
    await page.openToWorld(true);
    await page.share(world.xavi);
    for (const who of ["visitor", world.xavi] as const) {
      const screen = await opened(who);
      await select(screen, "first");
      expect([screen.parts("region", "Comments"), screen.parts("button", "Comment")]).toEqual([[], []]);
      expect(screen.sent.filter(({ path }) => path.includes("comments"))).toEqual([]);
      expect(screen.document.documentElement.outerHTML).not.toContain("Why first?");
    }
    await page.openToWorld(false);
  });

  it("where there is no room beside the text it is a list over the page, opened by a button that counts (long)", async () => {
    await page.begun(world.vera);
    const screen = await opened(world.ed, false);
    await screen.click("button", "1 comment");
    const panel = screen.part("dialog", "Comments");
    expect(screen.text(panel)).toMatch(/Comments.*first.*Why first\?/s);
    await screen.click("button", "Close", panel);
    expect(screen.parts("dialog", "Comments")).toEqual([]);
  });

  it("shows what is said while the page is written, and begins nothing new there (long)", async () => {
    await page.begun(world.vera);
    const screen = await opened(world.ed);
    await screen.load(`/page/${page.id}/?edit`);
    await screen.pass(2000);
    await screen.click("button", "1 comment");
    expect(screen.text(screen.part("dialog", "Comments"))).toContain("Why first?");
  });
});
