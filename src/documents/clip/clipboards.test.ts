import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import { origin, read } from "#testing/html/pasted.ts";
import { readClip } from "./read-clip.ts";

const file = (name: string) => readFileSync(join("src/testing/clipboards", name), "utf8");
const at = { origin, holds: () => false };
const copiedIn = (program: string) =>
  read(readClip({ html: parsedHtml(file(`${program}.html`)), text: "" }, at));
const words = (text: string) => read(readClip({ html: null, text }, at));

/** Clipboards as programs fill them, in the form that browsers hand on; what comes out is written out. */
describe("what is copied in another program", () => {
  it("Word", () =>
    expect(copiedIn("word")).toMatchInlineSnapshot(`
      [
        "h0: Sailing in fog",
        "plain: p[Keep a bold(proper lookout), italic(by sight) and by underline(hearing). See https://example.org/colregs(the rules).]ul[li[p[Horn]ul[li[p[one long blast]]]]li[p[Bell]]]",
        "table: [{"id":"r1","cells":{"c1":[{"type":"text","text":"Ship","marks":[{"type":"bold"}]}],"c2":[{"type":"text","text":"Draught","marks":[{"type":"bold"}]}]}},{"id":"r2","cells":{"c1":"Tiger","c2":"34 dm"}}]",
        "plain: p[The harbour in fog]",
      ]
    `));
  it("Excel", () =>
    expect(copiedIn("excel")).toMatchInlineSnapshot(`
    [
      "table: [{"id":"r1","cells":{"c1":"Port","c2":"Depth","c3":"Since"}},{"id":"r2","cells":{"c1":"Harlingen","c2":"7,5","c3":"1-4-2026"}},{"id":"r3","cells":{"c1":"Den Helder\\n(new)","c3":"2-4-2026"}}]",
    ]
  `));
  it("Google Docs", () =>
    expect(copiedIn("google-docs")).toMatchInlineSnapshot(`
      [
        "h0: Night ferry",
        "plain: p[Be on board by bold(22:15)italic( sharp). https://www.google.com/maps(The map)]ul[li[p[Cabins]ul[li[p[Deck 5]]]]li[p[Cars]]]",
        "tasks: Lights on",
        "table: [{"id":"r1","cells":{"c1":"Deck","c2":"Places"}},{"id":"r2","cells":{"c1":"5","c2":"120"}}]",
        "picture: https://lh7-rt.googleusercontent.com/docsz/AD_4nXfExample?key=abc",
      ]
    `));
  it("Google Sheets", () =>
    expect(copiedIn("google-sheets")).toMatchInlineSnapshot(`
      [
        "table: [{"id":"r1","cells":{"c1":[{"type":"text","text":"Port","marks":[{"type":"bold"}]}],"c2":[{"type":"text","text":"Depth","marks":[{"type":"bold"}]}]}},{"id":"r2","cells":{"c1":"Lauwersoog","c2":"7"}},{"id":"r3","cells":{"c2":"8"}}]",
      ]
    `));
  it("Outlook", () =>
    expect(copiedIn("outlook")).toMatchInlineSnapshot(`
    [
      "plain: p[Dear all,]p[The drill is on bold(Friday).|Bring your jacket.]p[bold(From:) Noor <mailto:noor@example.org(noor@example.org)>]p[Noor Visser]",
    ]
  `));
  it("LibreOffice Writer", () =>
    expect(copiedIn("libreoffice-writer")).toMatchInlineSnapshot(`
      [
        "h1: Tides",
        "plain: p[High bold(water) at strike(four) five]ol[li[p[Cast off]]li[p[Sail]ol[li[p[slowly]]]]]",
        "quote: p[Time and tide wait for no man.]",
      ]
    `));
  it("LibreOffice Calc", () =>
    expect(copiedIn("libreoffice-calc")).toMatchInlineSnapshot(`
      [
        "table: [{"id":"r1","cells":{"c1":[{"type":"text","text":"Port","marks":[{"type":"bold"}]}],"c2":[{"type":"text","text":"Depth","marks":[{"type":"bold"}]}]}},{"id":"r2","cells":{"c1":"Harlingen & Dok","c2":"7,5"}},{"id":"r3","cells":{"c1":"closed"}}]",
      ]
    `));
  it("LibreOffice 7 Writer, with list items that nothing ends and cells that are merged", () =>
    expect(copiedIn("libreoffice-writer-7")).toMatchInlineSnapshot(`
      [
        "h0: Sailing in fog",
        "plain: p[Fog comes bold(without) warning and italic(stays), underline(says) the https://example.com/log(log). H2O and x2, strike(gone).]",
        "h1: Before casting off",
        "plain: ul[li[p[Read the visibility]ul[li[p[at both ends]]]]li[p[Call the centre]]]ol[li[p[First]]li[p[Second]]]centerp[Centered line]",
        "quote: p[A quoted line]",
        "table: [{"id":"r1","cells":{"c1":"Harlingen","c2":"7 m"}},{"id":"r2","cells":{"c1":"Merged over two"}}]",
        "plain: p[The last line|with a break.]",
      ]
    `));
  it("LibreOffice 7 Calc, without headings", () =>
    expect(copiedIn("libreoffice-calc-7")).toMatchInlineSnapshot(`
      [
        "table: [{"id":"r1","cells":{"c1":"Port","c2":"Depth","c3":"When","c4":"Sum"}},{"id":"r2","cells":{"c1":"Harlingen","c2":"7.5","c3":"2026-11-23","c4":"1200"}},{"id":"r3","cells":{"c1":"Den Helder, west","c2":"12.25","c3":"2026-11-24","c4":"2400"}}]",
      ]
    `));
  it("Notion", () =>
    expect(copiedIn("notion")).toMatchInlineSnapshot(`
      [
        "h1: Crew",
        "plain: p[Who is bold(on watch), and code(when).]ul[li[p[Mate]ul[li[p[nights]]]]li[p[Cook]]]",
        "tasks: Lights, Radio",
        "quote: p[Never alone on deck.]",
        "code in jsx: watch(4)",
        "table: [{"id":"r1","cells":{"c1":"0–4","c2":"Ed"}}]",
        "picture: https://prod-files-secure.s3.us-west-2.amazonaws.com/a/b/deck.png?X-Amz-Expires=3600 (deck.png)",
        "divider",
        "plain: p[End]",
      ]
    `));
  it("Wikipedia", () =>
    expect(copiedIn("wikipedia")).toMatchInlineSnapshot(`
      [
        "plain: p[bold(Fog) is a visible https://en.wikipedia.org/wiki/Aerosol(aerosol) of tiny water droplets.https://en.wikipedia.org/wiki/Fog#cite_note-1([1])]",
        "picture: https://upload.wikimedia.org/wikipedia/commons/thumb/5/5a/Fog.jpg/250px-Fog.jpg Fog on the Wadden Sea",
        "h1: Types",
        "plain: ul[li[p[italic(Radiation) fog]]li[p[Advection foghttps://en.wikipedia.org/wiki/Fog#cite_note-2([2])]]]p[Visibility]",
        "table: [{"id":"r1","cells":{"c1":"Fog","c2":"< 1,000"}},{"id":"r2","cells":{"c1":"Thick fog","c2":"< 200"}}]",
      ]
    `));
  it("Copy image", () =>
    expect(copiedIn("copied-image")).toMatchInlineSnapshot(`
    [
      "picture: https://example.org/photos/quay.jpg (The quay at dawn)",
    ]
  `));
  it("Markdown", () =>
    expect(words(file("markdown.txt"))).toMatchInlineSnapshot(`
      [
        "h0: Fog",
        "plain: p[Keep a bold(lookout) and https://example.org/(read).]ul[li[p[horn]ul[li[p[long]]]]li[p[bell]]]",
        "tasks: lights",
        "quote: p[Slow down]",
        "table: [{"id":"r1","cells":{"c1":"1","c2":"2"}}]",
        "code in sh: ls",
        "picture: https://example.org/sea.png (sea)",
      ]
    `));
  it("plain text", () =>
    expect(words(file("plain-text.txt"))).toMatchInlineSnapshot(`
      [
        "plain: p[First line|second line]p[Another paragraph, 5 < 6 & more]",
      ]
    `));
});
