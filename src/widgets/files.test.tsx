import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { AttachmentView } from "./attachment/view.tsx";
import { fileIdIn } from "./kit/file-address.ts";
import { image } from "./image/schema.ts";
import { ImageView } from "./image/view.tsx";
import { renderMarkdown } from "./markdown/reader.ts";
import { markdown } from "./markdown/schema.ts";

const file = {
  id: 7,
  name: "shore & fog.jpg",
  size: 2_400_000,
  type: "image/jpeg",
  width: 1600,
  height: 900,
};
const picture = { ...image.empty(), file, alt: "The shore", caption: "Fog" };
const say = sayIn("en");

it("a picture has its size before it is there, smaller ones to choose from, and opens large [WIDG-07]", () => {
  const html = renderToStaticMarkup(<ImageView say={say} content={picture} />);
  expect(html).toContain('<a href="/-/file/7/shore%20%26%20fog.jpg">');
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('alt="The shore"');
  const widths = [...html.matchAll(/\?w=\d+ (\d+)w|fog\.jpg (1600)w/g)].map((match) => match[1] ?? match[2]);
  expect(widths).toEqual(["320", "640", "960", "1280", "1600"]);
  expect(html).toContain("<figcaption");
});

it("a picture without words still gives its link a name", () => {
  const html = renderToStaticMarkup(<ImageView say={say} content={{ ...picture, alt: "", caption: "" }} />);
  expect(html).toContain('aria-label="shore &amp; fog.jpg"');
});

it("a moving or small picture has no smaller ones", () => {
  for (const other of [
    { ...file, type: "image/gif" },
    { ...file, width: 300 },
  ])
    expect(renderToStaticMarkup(<ImageView say={say} content={{ ...picture, file: other }} />)).not.toMatch(
      /srcset/i,
    );
});

it("an attachment says what it is, what it weighs, and is taken along [WIDG-07]", () => {
  const plan = { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" };
  const html = renderToStaticMarkup(<AttachmentView content={{ file: plan, title: "" }} />);
  expect(html).toContain('href="/-/file/9/Plan%202026.pdf"');
  expect(html).toContain("PDF · 2.3 MB");
  expect(renderToStaticMarkup(<AttachmentView content={{ file: plan, title: "The plan" }} />)).toContain(
    ">The plan</a>",
  );
});

it("Markdown shows the site's pictures, and says which files it shows and links to", () => {
  const source =
    "![shore](/-/file/7/shore.jpg) [plan](/-/file/9/plan.pdf) ![again](/-/file/7/x.jpg)\n\n`/-/file/3/no.jpg` " +
    "![else](https://example.org/-/file/4/x.jpg) [page](/page/5/) [![both](/-/file/10/s.png)](/-/file/11/l.png)";
  expect(renderMarkdown(source)).toContain('<img src="/-/file/7/shore.jpg" alt="shore" loading="lazy">');
  expect(markdown.files({ source })).toEqual([7, 9, 11, 10]);
});

it.each([
  ["/-/file/12/x.png", 12],
  ["/-/file/12/x.png?w=640", 12],
  ["/-/file/12", 12],
  ["/-/file/012/x", null],
  ["/-/file/9999999999999999/x", null],
  ["/-/file/12x/y", null],
  ["//evil.example/-/file/12/x", null],
])("%s leads to the file %j", (address, id) => {
  expect(fileIdIn(address)).toBe(id);
});
