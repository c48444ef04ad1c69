import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { type IFrame, iframe, shownIFrame } from "./schema.ts";
import { IFrameView } from "./view.tsx";

const shown = (content: Partial<IFrame>) => shownIFrame({ ...iframe.empty(), ...content });

it("a web page stands in a frame with its address, height and scrolling; https only [WIDG-20] [WIDG-08]", () => {
  expect(shown({ address: "status.example.org/now", height: 300 })).toEqual({
    service: "status.example.org",
    src: "https://status.example.org/now",
    address: "https://status.example.org/now",
    size: 300,
  });
  expect(shown({ address: "https://example.org", scrolling: false })?.isStill).toBe(true);
  for (const address of [
    "http://example.org",
    "javascript:alert(1)",
    "data:text/html,x",

    "https://a b.org",
    "https://localhost",
    "",
  ])
    expect([address, shown({ address })]).toEqual([address, null]);
});

it("its frame is called by its title, and by its host without one [WIDG-20]", () => {
  const html = (title: string) => {
    const content = { ...iframe.empty(), address: "https://example.org/now", title };
    return renderToStaticMarkup(createElement(IFrameView, { content, say: sayIn("en") }));
  };
  expect(html("Tides")).toContain('title="Tides"');
  expect(html(" ")).toContain('title="example.org"');
});

it("its frame is told where nobody scrolls, and how high it is, as its editor has chosen [WIDG-20]", () => {
  const html = (scrolling: boolean, height: number) => {
    const drafted = { values: { scrolling, height }, texts: { address: "https://example.org/" }, rich: {} };
    const content = iframe.content.parse(iframe.drafts[1]?.fromDraft(drafted));
    return renderToStaticMarkup(createElement(IFrameView, { content, say: sayIn("en") }));
  };
  const frame = 'src="/-/frame/?src=https%3A%2F%2Fexample.org%2F';
  expect(html(true, 300)).toMatch(/block-size:300px/);
  expect(html(true, 300)).toContain(`${frame}"`);
  expect(html(false, 800)).toMatch(/block-size:800px/);
  expect(html(false, 800)).toContain(`${frame}&amp;still=1"`);
});

it("a height between 100 and 2000 is taken", () => {
  const isTaken = (height: number) => iframe.content.safeParse({ ...iframe.empty(), height }).success;
  expect([99, 100, 2000, 2001, 300.5].map(isTaken)).toEqual([false, true, true, false, false]);
});
