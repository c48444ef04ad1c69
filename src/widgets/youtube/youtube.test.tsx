import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { shownYoutube, type Youtube, youtube } from "./schema.ts";
import { YoutubeView } from "./view.tsx";

const shown = (content: Partial<Youtube>) => shownYoutube({ ...youtube.empty(), ...content });

it.each([
  ["dQw4w9WgXcQ", ""],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1", ""],
  ["http://youtu.be/dQw4w9WgXcQ?t=90", "&start=90"],
  ["youtube.com/shorts/dQw4w9WgXcQ", ""],
  ["https://m.youtube.com/live/dQw4w9WgXcQ?t=1h1m1s", "&start=3661"],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5", "&start=5"],
])("the video at %s is shown from a host without cookies [WIDG-20]", (address, start) => {
  expect(shown({ address })?.src).toBe(`https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0${start}`);
});

it("a video begins where it is told to, and is full or small [WIDG-20] [WIDG-07]", () => {
  const address = "https://youtu.be/dQw4w9WgXcQ?t=90";
  expect(shown({ address, start: 12 })?.src).toMatch(/&start=12$/);
  const html = renderToStaticMarkup(
    <YoutubeView content={{ ...youtube.empty(), address, width: "small" }} say={sayIn("en")} />,
  );
  expect(html).toContain('class="kit-embed kit-embed-small"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90"');
  expect(html).not.toMatch(/<img|src="https?:/);
});

it.each([
  "",
  "x",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/short",
  "javascript:alert(1)",
])("%j is no video [WIDG-20]", (address) => {
  expect(shown({ address })).toBeNull();
});
