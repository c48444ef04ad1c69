import { describe, expect, it } from "vitest";
import { body, read, tag, taking } from "#testing/html/pasted.ts";
import { widgetsFromMarkdown } from "./pasted-markdown.ts";
import { holdsTicks } from "./pasted-tasks.ts";

it("reads items with a box to tick as checklists, as task lists of web pages have them", () => {
  const box = (type: string) => tag("input", { type, disabled: "" });
  const page = body(
    tag("p", {}, "Before sailing"),
    tag(
      "ul",
      { class: "contains-task-list" },
      tag("li", {}, box("checkbox"), " Check the oil"),
      tag("li", {}, "\n", tag("p", {}, tag("label", {}, box("checkbox"), "Fill the tank"))),
    ),
    tag("ul", {}, tag("li", {}, box("radio"), "either"), tag("li", {}, "☐ Cast off")),
    tag("blockquote", {}, tag("ul", {}, tag("li", {}, box("checkbox"), "quoted"))),
  );
  expect(read(page)).toEqual([
    "plain: p[Before sailing]",
    "tasks: Check the oil, Fill the tank",
    "plain: ul[li[p[either]]]",
    "tasks: Cast off",
    "quote: ul[li[p[quoted]]]",
  ]);
});

describe("task lists in Markdown", () => {
  const pasted = (...lines: string[]) => read(widgetsFromMarkdown(lines.join("\n"), taking));

  it("become checklists, whatever sign their items have, with plain words", () => {
    expect(
      pasted("- [ ] Check the **oil**", "- [x] Fill the [tank](https://fuel.example/a)", "- [X] 12 litres"),
    ).toEqual(["tasks: Check the oil, Fill the tank (https://fuel.example/a), 12 litres"]);
    expect(pasted("1. [ ] one", "2. [ ] two")).toEqual(["tasks: one, two"]);
    expect(pasted("Before", "", "* [ ] alone", "", "After")).toEqual([
      "plain: p[Before]",
      "tasks: alone",
      "plain: p[After]",
    ]);
  });

  it("mixed with other items keep their order, with the lists in them", () => {
    expect(pasted("- one", "- two", "- [ ] three", "- [ ] four", "- five")).toEqual([
      "plain: ul[li[p[one]]li[p[two]]]",
      "tasks: three, four",
      "plain: ul[li[p[five]]]",
    ]);
    expect(
      pasted(
        "- Deck",
        "  - [ ] rope",
        "  - [ ] sail",
        "- [ ] Hull",
        "  - from below",
        "- [ ] Mast",
        "  - [ ] top",
      ),
    ).toEqual([
      "plain: ul[li[p[Deck]]]",
      "tasks: rope, sail, Hull",
      "plain: ul[li[p[from below]]]",
      "tasks: Mast, top",
    ]);
  });

  it("stay lists where they are none: in a quote, with a link of that name, with more words than an item has", () => {
    expect(pasted("> - [ ] said")).toEqual(["quote: ul[li[p[[ ] said]]]"]);
    expect(pasted("- [x](https://x.example)", "- [y]")).toEqual([
      "plain: ul[li[p[https://x.example(x)]]li[p[[y]]]]",
    ]);
    const long = "w".repeat(1001);
    expect(pasted(`- [ ] ${long}`)).toEqual([`plain: ul[li[p[[ ] ${long}]]]`]);
  });

  it("longer than a checklist go on in the next one (long)", () => {
    const widgets = widgetsFromMarkdown("- [ ] oar\n".repeat(1200), taking);
    expect(widgets.map(({ content }) => (content as { items: unknown[] }).items.length)).toEqual([
      500, 500, 200,
    ]);
  });
});

it.each([
  ["- [x] done\n- [ ] open", "", true],
  ["1. [X] done", "", true],
  ["☑ done", "", true],
  ["- [ ] open\n☐ open\nx [ x ]", "", false],
  ["done\nopen", '<li><input type="checkbox" disabled checked> done</li>', true],
  ["done\nopen", '<li><input type="checkbox" class="unchecked-box"> open</li>', false],
])("knows whether ticks were pasted: %j %s", (text, html, isTicked) => {
  expect(holdsTicks(html, text)).toBe(isTicked);
});
