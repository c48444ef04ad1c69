import { afterEach, beforeEach, expect, it } from "vitest";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { aroundMost } from "../rules.ts";
import { passageIn } from "./block-text.ts";

let leave = () => {};
beforeEach(() => {
  leave = enterWindow(openWindow("https://harbour.example/", "<body></body>"), {});
});
afterEach(() => leave());

it("takes whole letters around a passage, also where the farthest one is an emoji", () => {
  const far = aroundMost - 2;
  const page = document.body.appendChild(document.createElement("article"));
  page.innerHTML = `<div data-widget="text0001"><p>😀${"a".repeat(far)} first ${"b".repeat(far)}😀</p></div>`;
  const text = page.querySelector("p")?.firstChild as Text;
  const range = document.createRange();
  const at = text.data.indexOf("first");
  range.setStart(text, at);
  range.setEnd(text, at + "first".length);
  expect(passageIn(page, range)).toMatchObject({
    quote: "first",
    before: `${"a".repeat(far)} `,
    after: ` ${"b".repeat(far)}`,
  });
});
