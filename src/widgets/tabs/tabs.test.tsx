import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { paragraph } from "../paragraph/schema.ts";
import { tabs } from "./schema.ts";
import { TabsView } from "./view.tsx";

const say = sayIn("en");
const text = (words: string) => {
  const line = { type: "paragraph" as const, content: [{ type: "text" as const, text: words }] };
  return { text_style: "plain" as const, doc: { type: "doc" as const, content: [line] } };
};
const items = [
  { id: "1", title: "Monday <to> Thursday", text: text("From seven.") },
  { id: "2", title: "", text: paragraph.empty() },
  { id: "3", title: "", text: text("Until four.") },
];
const html = (anchors?: readonly string[], parts = items) =>
  renderToStaticMarkup(<TabsView content={{ items: parts }} {...{ anchors, say }} />);

it("parts that say something have one name, so that the browser keeps one of them open: the first", () => {
  const shown = html(["monday-to-thursday", "section"]);
  expect(shown).toContain(
    '<details class="tabs-part" name="tabs-monday-to-thursday" dir="auto" open=""><summary>Monday &lt;to&gt; Thursday</summary><div class="tabs-text kit-prose" id="monday-to-thursday"><p dir="auto">From seven.</p><a class="tabs-link" href="#monday-to-thursday">Link to this part</a></div></details>',
  );
  expect(shown.match(/<details [^>]*name="tabs-monday-to-thursday"/g)).toHaveLength(2);
  expect(shown.match(/ open=""/g)).toHaveLength(1);
  expect(shown).toContain("<summary>Untitled</summary>");
  expect(html([], [])).toBe("");
});

it("tabs of two widgets have two names", () => {
  const nameIn = (shown: string) => /name="([^"]*)"/.exec(shown)?.[1];
  expect(nameIn(html(["hours", "more"]))).toBe("tabs-hours");
  expect(nameIn(html(["hours-2", "more-2"]))).toBe("tabs-hours-2");
});

it("their words are found, and links lead to each", () => {
  expect(tabs.plainText({ items })).toBe("Monday <to> Thursday\nFrom seven.\nUntil four.");
  expect(tabs.anchors({ items })).toEqual([
    { wanted: "monday-to-thursday", text: "Monday <to> Thursday", level: null },
    { wanted: "", text: "", level: null },
  ]);
  expect(tabs.shownTexts?.({ items })).toEqual(["parts/1", "parts/3"]);
});
