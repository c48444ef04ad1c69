import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setIcons } from "#kernel/icon-drawings.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type Button, button } from "./schema.ts";
import { ButtonView } from "./view.tsx";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const html = (content: Partial<Button>) =>
  renderToStaticMarkup(
    <ButtonView content={{ ...button.empty(), text: "Book", href: "page:7", ...content }} />,
  );

it("a button is a link with text, target, colour, icon and alignment; without text or link readers see none [WIDG-07] [WIDG-20]", () => {
  expect(html({})).toBe(
    '<p class="button button-at-start"><a class="button-link button-filled button-accent" href="/page/7/" dir="auto">Book</a></p>',
  );
  expect(html({ look: "outlined", colour: "red", align: "full" })).toMatch(
    /button-at-full.*button-outlined button-red/,
  );
  for (const align of ["start", "center", "end"] as const)
    expect(html({ align })).toContain(`class="button button-at-${align}"`);
  for (const colour of ["accent", "neutral", "green", "red"] as const)
    expect(html({ colour })).toContain(`button-filled button-${colour}"`);
  for (const icon of [0, 3]) expect(html({ icon })).toContain(setIcons[icon]?.[1]);
  const own = 'target="_blank" rel="noopener noreferrer"';
  expect(html({})).not.toContain(own);
  expect(html({ newTab: true })).toContain(own);
  expect(html({ href: "https://example.org/" })).toContain(own);
  expect([html({ text: "  " }), html({ href: "" })]).toEqual(["", ""]);
});

it.each([
  { href: "javascript:alert(1)" },
  { href: "data:text/html,x" },
  { text: "x".repeat(121) },
  { colour: "url(x)" },
  { icon: 200 },
])("a button with %j is refused [WIDG-20]", (content) => {
  expect(button.content.safeParse({ ...button.empty(), ...content }).success).toBe(false);
});

it("whatever stands in a draft comes back as some button [WIDG-20]", () => {
  const values = {
    href: "javascript:alert(1)",
    look: 7,
    colour: "url(x)",
    align: null,
    newTab: "yes",
    icon: -1,
  };
  const read = button.drafts[1]?.fromDraft({ values, texts: { text: "x".repeat(200) }, rich: {} });
  expect(button.content.parse(read)).toEqual({ ...button.empty(), text: "x".repeat(120) });
});

it("a button is read as a link; in edit mode its text, style and link are chosen in place [WIDG-20] (long)", async () => {
  const content = { ...button.empty(), text: "Book a berth", href: "https://berths.example/" };
  const page = await draftedPage(world, { button01: { kind: "Button", version: 1, content } });
  const reading = await shown(world, world.vera, `/page/${page}/`);
  expect(reading.part("link", "Book a berth").getAttribute("href")).toBe("https://berths.example/");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const field = screen.part("textbox", "Button text");
  expect((field as HTMLTextAreaElement).value).toBe("Book a berth");
  await screen.clickOn(field);
  expect(screen.names("button", screen.part("group", "Link of button"))).toEqual(["Change link"]);
  expect(screen.part("radiogroup", "Style").textContent).toBe("FilledSoftOutlined");
  const lists = ["Site color Gray Green Red", "Start Center End Full width"];
  expect(screen.names("combobox")).toEqual(expect.arrayContaining(lists));
});
