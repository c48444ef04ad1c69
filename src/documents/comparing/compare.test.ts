import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { type Document, stacked } from "../document.ts";
import { image } from "#widgets/image/schema.ts";
import { compareDocuments } from "./compare.ts";
import { shortestEdit } from "./shortest-edit.ts";
import { wordChanges } from "./word-changes.ts";

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ how, text }) => (how === "same" ? text : how === "added" ? `{+${text}+}` : `[-${text}-]`))
    .join("");

describe("what changed in a text", () => {
  it("is said word by word, and changed words beside each other as one change", () => {
    expect(shown("barely three ships wide", "barely four ships wide")).toBe(
      "barely [-three-]{+four+} ships wide",
    );
    expect(shown("needs about 400 metres", "needs 380 metres")).toBe("needs [-about 400-]{+380+} metres");
    expect(shown("at full speed it", "at twelve knots it")).toBe("at [-full speed-]{+twelve knots+} it");
    expect(shown("we slow down", "we slow down, and tell them")).toBe("we slow down{+, and tell them+}");
    expect(shown("don't wait", "do wait")).toBe("[-don't-]{+do+} wait");
    expect(shown("霧が深い", "霧は深い")).toBe("霧[-が-]{+は+}深い");
  });

  it("leaves lines that stayed alone, and says one that came and one that went", () => {
    expect(shown("one\ntwo\nthree", "one\nthree\nfour")).toBe(
      "one\n[-two-]three{+\nfour+}".replace("[-two-]", "[-two\n-]"),
    );
  });

  it("gives both texts back, whatever they are", () => {
    const text = fc
      .array(fc.constantFrom("fog", "ice", " ", "\n", ",", "é", "👩‍👧", "霧"), { maxLength: 40 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordChanges(before, after);
        const without = (how: string) =>
          pieces
            .filter((piece) => piece.how !== how)
            .map((piece) => piece.text)
            .join("");
        expect([without("added"), without("removed")]).toEqual([before, after]);
        expect(before !== after || pieces.every(({ how }) => how === "same")).toBe(true);
      }),
      { numRuns: tries(400) },
    );
  });

  it("needs as few edits as there are", () => {
    const list = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 7 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const edits = shortestEdit(before, after, 100)?.filter((edit) => edit !== "same").length;
        expect(edits).toBe(before.length + after.length - 2 * longestCommon(before, after));
      }),
      { numRuns: tries(400) },
    );
  });

  it("of long texts that have nothing in common is said at once, as replaced (long)", () => {
    const words = (letter: string) => Array.from({ length: 40_000 }, (_, at) => `${letter}${at}`).join(" ");
    expect(wordChanges(words("a"), words("b")).map(({ how }) => how)).toEqual(["removed", "added"]);
  });
});

function longestCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined || other.length === 0) return 0;
  const at = other.indexOf(first);
  const without = longestCommon(rest, other);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, other.slice(at + 1)));
}

describe("what changed on a page", () => {
  const widget = (id: string, source: string) =>
    ({ id, kind: "Markdown", version: 1, content: { source } }) as const;
  const heading = (id: string, text: string, level = "h1") =>
    ({ id, kind: "Heading", version: 1, content: { text, level, anchor: "" } }) as const;
  const told = (before: Document, after: Document) =>
    compareDocuments(before, after).blocks.map(
      ({ id, how, isMoved }) => `${id} ${how}${isMoved ? " moved" : ""}`,
    );

  it("names what came, went, changed and moved, in the order of today; what was removed where it stood", () => {
    const before = stacked([
      heading("title1", "Fog"),
      widget("texta1", "one two"),
      widget("textb1", "gone"),
      widget("textc1", "last"),
    ]);
    const after = stacked([
      widget("textc1", "last"),
      heading("title1", "Fog"),
      widget("texta1", "one three"),
      widget("textd1", "new here"),
    ]);
    expect(told(before, after)).toEqual([
      "textc1 same moved",
      "title1 same",
      "texta1 changed",
      "textb1 removed",
      "textd1 added",
    ]);
    expect(compareDocuments(before, after).words).toEqual({ added: 3, removed: 2 });
  });

  it("says that something changed also where no word did, and that something stands beside others now", () => {
    const before = stacked([heading("title1", "Fog"), widget("texta1", "one")]);
    const after = stacked([heading("title1", "Fog", "h2"), widget("texta1", "one")]);
    expect(compareDocuments(before, after).blocks[0]).toMatchObject({
      how: "changed",
      pieces: [{ how: "same", text: "Fog" }],
    });
    const beside: Document = {
      ...before,
      rows: [
        {
          columns: [
            { width: 6, widgets: ["title1"] },
            { width: 6, widgets: ["texta1"] },
          ],
        },
      ],
    };
    expect(told(before, beside)).toEqual(["title1 same moved", "texta1 same moved"]);
    expect(told(before, before)).toEqual(["title1 same", "texta1 same"]);
  });

  it("says which pictures went and came, of a large gallery the first twelve", () => {
    const file = (id: number) => ({ id, name: `${id}.png`, size: 1, type: "image/png", width: 9, height: 9 });
    const one = { ...image.empty(), file: file(1) };
    const shown = (id: number) => ({
      id: `p${id}`,
      file: file(id),
      alt: "",
      caption: "",
      point: null,
      isDecorative: false,
    });
    const page = (content: object) =>
      stacked([{ id: "image1", kind: "Image", version: image.version, content }]);
    const pictures = (before: Document, after: Document) =>
      compareDocuments(before, after).blocks[0]?.pictures;
    const two = page({ ...one, others: [shown(2)] });
    const named = (...ids: number[]) => ids.map((id) => ({ id, name: `${id}.png` }));
    expect(pictures(page(one), two)).toEqual({ removed: [], added: named(2) });
    expect(pictures(two, page({ ...one, file: file(3) }))).toEqual({ removed: named(1, 2), added: named(3) });
    expect(pictures(two, two)).toEqual({ removed: [], added: [] });
    expect(pictures(two, stacked([]))).toEqual({ removed: named(1, 2), added: [] });
    const many = page({ ...one, others: Array.from({ length: 30 }, (_, at) => shown(at + 2)) });
    expect(pictures(stacked([]), many)?.added).toHaveLength(12);
  });
});

it("a list that counts from another number is a changed block, whose words all stayed", () => {
  const list = (start?: number) =>
    stacked([
      {
        id: "list0001",
        kind: "Paragraph",
        version: 1,
        content: {
          text_style: "plain",
          doc: {
            type: "doc",
            content: [
              {
                type: "orderedList",
                ...(start === undefined ? {} : { start }),
                content: [
                  {
                    type: "listItem",
                    content: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }],
                  },
                ],
              },
            ],
          },
        },
      },
    ]);
  const how = (before?: number, after?: number) =>
    compareDocuments(list(before), list(after)).blocks.map((block) => [block.how, block.pieces]);
  const stayed = [{ how: "same", text: "a" }];
  expect([how(3, 3), how(undefined, 3), how(3, 4)]).toEqual([
    [["same", stayed]],
    [["changed", stayed]],
    [["changed", stayed]],
  ]);
});
