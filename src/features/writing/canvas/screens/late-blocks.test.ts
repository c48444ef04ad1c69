import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { editors } from "#widgets/editors.ts";
import { firstTexts } from "#widgets/first-texts.ts";
import type { KindEditor } from "#widgets/kit/editor.ts";
import type { First } from "#widgets/kit/first-text.ts";
import { lateEditor } from "#widgets/kit/late-editor.tsx";
import { schemas } from "#widgets/schemas.ts";
import { nameOfKind } from "../model/kind-groups.ts";
import { sayIn } from "#languages/say-in.ts";

type Kind = keyof typeof firstTexts;

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** From now on the editor of a kind is on the way, until it is let come or its line is cut. */
function held(kind: Kind) {
  const real: KindEditor<never> = editors[kind];
  let come = () => {};
  let cut = () => {};
  const fetch = () =>
    new Promise<KindEditor<never>>((resolve, reject) => {
      come = () => resolve(real);
      cut = () => reject(new Error("no line"));
    });
  const put = (editor: KindEditor<never>) => Object.assign(editors, { [kind]: editor });
  put(lateEditor<never>(real.icon, fetch, firstTexts[kind] as First<never>));
  onTestFinished(() => void put(real));
  return { come: () => come(), cut: () => cut() };
}

/** A page in edit mode, in which somebody has just pressed the tile of a kind. */
async function added(kind: Kind) {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/?edit`);
  await screen.pass(2000);
  const rail = () => screen.part("complementary", "Blocks");
  const name = sayIn("en")(nameOfKind(kind));
  const [tile] = screen.parts("button", name, rail());
  await screen.clickOn(tile as Element);
  const blocks = () => screen.parts("button", new RegExp(`^Move ${name}: drag`)).length;
  const block = () => screen.document.querySelector(".canvas [data-selected]") as Element;
  const fields = () => [...block().querySelectorAll("textarea")].map(({ value }) => value);
  return {
    screen,
    blocks,
    block,
    fields,
    isWaiting: () => screen.parts("textbox", "Text, loading").length > 0,
  };
}

it("letters and spaces typed right after a block was added are in it when its editor comes, with the caret behind them (long)", async () => {
  const { come } = held("Button");
  const { screen, blocks, fields, isWaiting } = await added("Button");
  await screen.press("Hello there, worlds{Backspace}");
  expect([fields(), isWaiting(), blocks()]).toEqual([["Hello there, world"], true, 1]);
  come();
  await screen.pass(0);
  expect(screen.focused).toBe(screen.field("Button text"));
  await screen.press("!");
  expect([fields(), isWaiting(), blocks()]).toEqual([["Hello there, world!"], false, 1]);
});

it("the settings of a block say that they are on their way, until they come or their line is cut (long)", async () => {
  const button = held("Button");
  const { screen } = await added("Button");
  const settings = () => screen.part("group", "Settings of Button").textContent;
  expect(settings()).toContain("Loading");
  button.come();
  await screen.pass(0);
  expect(settings()).not.toContain("Loading");
  expect(settings()).toContain("Color");
  const countdown = held("Countdown");
  const other = await added("Countdown");
  countdown.cut();
  await other.screen.pass(0);
  expect(other.screen.part("group", "Settings of Countdown").textContent).toBe("CountdownDuplicate");
});

it("undo takes back what was typed before the editor came, then the block (long)", async () => {
  held("Button");
  const { screen, blocks, fields } = await added("Button");
  await screen.press("Hello");
  await screen.press("{Control>}z{/Control}");
  expect([fields(), blocks()]).toEqual([[""], 1]);
  await screen.press("{Control>}z{/Control}");
  expect(blocks()).toBe(0);
});

it("what was typed is kept over a cut line, and Try again goes on at the caret (long)", async () => {
  const { come, cut } = held("Button");
  const { screen, fields, isWaiting } = await added("Button");
  await screen.press("Hello ");
  cut();
  await screen.pass(0);
  expect(screen.text()).toContain("Couldn't load this block. Your text is safe.");
  await screen.press("there");
  await screen.click("button", "Try again");
  await screen.press("!");
  expect([fields(), isWaiting()]).toEqual([["Hello there!"], true]);
  expect(screen.text()).not.toContain("Couldn't load this block");
  come();
  await screen.pass(0);
  expect([fields(), isWaiting(), screen.focused]).toEqual([
    ["Hello there!"],
    false,
    screen.field("Button text"),
  ]);
});

it("whoever goes elsewhere is left there when the editor comes; the words are in the block (long)", async () => {
  const { come } = held("Button");
  const { screen, fields } = await added("Button");
  await screen.press("Hello{Escape}");
  const handle = screen.part("button", /^Move Button: drag/);
  expect(screen.focused).toBe(handle);
  come();
  await screen.pass(0);
  expect([fields(), screen.focused]).toEqual([["Hello"], handle]);
});

it("letters that are being composed are composed to their end before the editor takes over (long)", async () => {
  const { come } = held("Button");
  const { screen, fields, isWaiting } = await added("Button");
  const field = screen.focused as HTMLTextAreaElement;
  const composes = (type: string) => field.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  composes("compositionstart");
  field.value = "か";
  field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
  come();
  await screen.pass(1000);
  expect([screen.focused, isWaiting()]).toEqual([field, true]);
  composes("compositionend");
  await screen.pass(60);
  expect([fields(), isWaiting(), screen.focused]).toEqual([["か"], false, screen.field("Button text")]);
});

it("Enter in the title of a part leads to its text, also before both have come (long)", async () => {
  const { come } = held("Accordion");
  const { screen, block } = await added("Accordion");
  await screen.press("Opening hours{Enter}We are open.");
  come();
  await screen.pass(0);
  expect(screen.field("Title of part 1").value).toBe("Opening hours");
  const text = screen.part("textbox", "Text of part 1", block());
  expect([text.textContent, screen.focused]).toEqual(["We are open.", text]);
});

it.each(["PDF", "PeopleThisWeek"] as const)(
  "nothing is written in %s, and Space and Enter do not press its tile once more (long)",
  async (kind) => {
    const { come, cut } = held(kind);
    const { screen, block, blocks } = await added(kind);
    await screen.press("a {Enter}{Backspace}");
    expect([blocks(), block().contains(screen.focused), block().textContent]).toEqual([
      1,
      true,
      expect.stringContaining("Loading"),
    ]);
    cut();
    await screen.pass(0);
    expect(block().textContent).toContain("Sorry, couldn't load these details");
    expect(block().textContent).not.toContain("Loading");
    await screen.click("button", "Try again");
    come();
    await screen.pass(0);
    expect(block().querySelector("[role=button], button:not(.canvas-handle, .canvas-plus)")).toBeTruthy();
    expect(block().contains(screen.focused)).toBe(true);
  },
);

const kinds = Object.keys(firstTexts) as Kind[];
/** One of those that write the same first. */
const ofEach = kinds.filter((kind, at) => {
  const isThat = (other: Kind) => firstTexts[other] === firstTexts[kind];
  return firstTexts[kind] !== null && kinds.findIndex(isThat) === at;
});

it.each(ofEach)("%s goes on where its editor would have put the caret (long)", async (kind) => {
  const given: First<never> = firstTexts[kind];
  const first = typeof given === "function" ? given(schemas[kind].empty() as never) : given;
  const { come } = held(kind);
  const { screen, isWaiting } = await added(kind);
  const next = typeof first?.enter === "object";
  await screen.press(`Seven${next ? "{Enter}Eight" : ""}`);
  expect(isWaiting()).toBe(true);
  come();
  await screen.pass(0);
  expect(isWaiting()).toBe(false);
  await screen.press("!");
  const { focused } = screen;
  const words = focused instanceof HTMLTextAreaElement ? focused.value : focused?.textContent;
  expect(words).toBe(next ? "Eight!" : "Seven!");
});
