import fc from "fast-check";
import { expect, it } from "vitest";
import { comeIn, elsewhere, goOut } from "#testing/clipboard-trip.ts";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import { readClip } from "#documents/clip/read-clip.ts";
import { tries } from "#testing/properties.ts";
import { fontFamilies } from "./font-families.ts";
import type { Inline, Mark } from "./inline.ts";
import { runsOf } from "./inline-runs.ts";
import { letterColours } from "./letter-styles.ts";

const style: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom(...fontFamilies).map(({ id }): Mark => ({ type: "font", attrs: { family: id } })),
  fc.constantFrom(1, 2, 4, 6).map((step): Mark => ({ type: "size", attrs: { step } })),
  fc.constantFrom(...letterColours).map((role): Mark => ({ type: "colour", attrs: { role } })),
  fc.constant<Mark>({ type: "bold" }),
);
const line: fc.Arbitrary<Inline[]> = fc
  .array(fc.uniqueArray(style, { maxLength: 3, selector: ({ type }) => type }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    all.map((marks, at) => ({ type: "text", text: `fog${at}`, ...(marks.length > 0 ? { marks } : {}) })),
  );
const widget = (content: Inline[]) => ({
  kind: "Paragraph" as const,
  version: 1,
  content: { text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph", content }] } },
});
const wordsIn = (widgets: readonly { content: unknown }[]) =>
  (widgets as { content: { doc: { content: { content?: Inline[] }[] } } }[]).flatMap(({ content }) =>
    content.doc.content.flatMap((block) => runsOf(block.content ?? [])),
  );

/** A program that keeps no attribute of ours, and writes declarations down in its own way. */
const asWord = (html: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${html
    .replace(/^<div[^>]*>|<\/div>$/g, "")
    .replace(/<p>/g, "<p class=MsoNormal style=\"font-size:12.0pt;font-family:'Aptos',sans-serif\">")
    .replaceAll("font-family:'", "mso-ascii-theme-font:minor-latin;font-family:'")
    .replaceAll("font-size:", "font-size: ")
    .replace(/color:#([0-9a-f]{6})/g, (_, hex: string) => `color:#${hex.toUpperCase()}`)}</body></html>`;
const asGoogle = (html: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html
    .replace(/^<div[^>]*>|<\/div>$/g, "")
    .replace(/<p>/g, '<p dir="ltr" style="line-height:1.38">')
    .replace(/font-family:'([^']*)'/g, "font-family:$1")
    .replace(/color:#(..)(..)(..)/g, (_, ...parts: string[]) => {
      const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((each) => Number.parseInt(each, 16));
      return `color:rgb(${red}, ${green}, ${blue});background-color:transparent`;
    })}</b>`;

it("fonts, sizes and colours come back from Word and from Google Docs as they went (long)", () => {
  fc.assert(
    fc.property(line, (content) => {
      const { html } = goOut([widget(content)]);
      for (const through of [asWord, asGoogle])
        expect(wordsIn(comeIn({ html: through(html), text: "" }, elsewhere))).toEqual(runsOf(content));
    }),
    { numRuns: tries(40) },
  );
});

const pasted = (html: string) => wordsIn(readClip({ html: parsedHtml(html), text: "" }, elsewhere));

it("what another program or page looks like is not taken for a choice", () => {
  const plain = [{ text: "Fog", marks: {} }];
  for (const html of [
    `<p style="font-family:Arial;font-size:11pt;color:#000000">Fog</p>`,
    `<p><span style="font-size:16px;color:rgb(33, 37, 41);font-family:'Comic Sans MS'">Fog</span></p>`,
    // What a browser has copied of a page that is set in one of our families.
    `<p style="font-family: Roboto, sans-serif; font-size: 18px; -webkit-text-stroke-width: 0px;">Fog</p>`,
    `<p style="mso-bidi-font-size:21.5pt;background-color:#136239">Fog</p>`,
  ])
    expect(pasted(html)).toEqual(plain);
  expect(pasted(`<p><font face="Lora, serif" color="#136239">Fog</font></p>`)).toEqual([
    { text: "Fog", marks: { colour: { role: "good" }, font: { family: "lora" } } },
  ]);
  // Words inside say for themselves.
  expect(pasted(`<p style="font-size:21.5pt">Big <span style="font-size:12pt">and not</span></p>`)).toEqual([
    { text: "Big ", marks: { size: { step: 6 } } },
    { text: "and not", marks: {} },
  ]);
});

it("highlighted words go out as a colour behind them, because LibreOffice leaves out what stands in a mark, and come back", () => {
  const content: Inline[] = [
    { type: "text", text: "Keep " },
    { type: "text", text: "well clear", marks: [{ type: "highlight" }] },
  ];
  const { html } = goOut([widget(content)]);
  expect(html).toContain(
    'Keep <span style="background-color:#fff2a8;mso-highlight:yellow">well clear</span>',
  );
  for (const through of [(same: string) => same, asWord, asGoogle])
    expect(wordsIn(comeIn({ html: through(html), text: "" }, elsewhere))).toEqual(runsOf(content));
});

it("a bright colour behind words of another program is a highlight; papers, greys and what a browser computes are none", () => {
  const isMarked = (style: string, tag = "span") =>
    pasted(`<p>a <${tag} style="${style}">fog</${tag}></p>`).some(({ marks }) => "highlight" in marks);
  for (const style of [
    "background: #fff2a8",
    "background:yellow;mso-highlight:yellow",
    "background-color:rgb(255, 255, 0)",
    "background-color: #0f0",
    "background:aqua",
  ])
    expect([style, isMarked(style)]).toEqual([style, true]);
  for (const style of [
    "background: #eeeeee",
    "background:white",
    "background-color:transparent",
    "background:url(x.png)",
    "background-color: rgb(24, 24, 27)",
    "background-color: rgb(255, 255, 0); -webkit-text-stroke-width: 0px",
  ])
    expect([style, isMarked(style)]).toEqual([style, false]);
  expect(isMarked("background-color:#ffff00", "div")).toBe(false);
});
