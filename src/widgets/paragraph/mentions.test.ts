import { beforeEach, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { mentionsOf } from "#documents/mentions-of.ts";
import { plainText } from "#documents/plain-text.ts";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import { type TextWriter, textWriter } from "#testing/text-writer.ts";
import { richPart } from "../kit/draft-parts.ts";
import { spelledWords } from "../kit/spelled.ts";
import { expectSame, meet, seeded, writer } from "#testing/writers/two-editors.ts";
import { newLine } from "./line-keys.ts";
import { richSchema } from "./rich-schema.ts";
import { clipboards, takingAt } from "../clipboards.ts";
import { paragraph, type ParagraphContent } from "./schema.ts";

const here = "https://noordervaart.example";
let text: TextWriter;
beforeEach(() => {
  text = textWriter("", "below");
  text.goTo(0);
});

const vera = { of: "person", id: 4 } as const;
const fog = { of: "page", id: 7 } as const;
const mention = (one: TextWriter, words: string, who: typeof vera | typeof fog) => {
  one.type(`@${words}`);
  one.list()?.mention?.(who);
};

/** The words of a heading, a checklist or a block of code. */
function saidIn(content: unknown): unknown {
  const { text, code, items } = content as {
    text?: string;
    code?: string;
    items?: readonly { text: string }[];
  };
  return text ?? code ?? items?.map((item) => item.text);
}

describe("a mention in a text", () => {
  it("is one letter that says who is meant, chosen as one step of undo, with the letters typed for it", () => {
    text.type("ask ");
    mention(text, "vera", vera);
    text.type(" now");
    expect(text.marked()[0]).toBe("ask mention[person:4](\ufffc) now");
    text.undo.undo();
    expect(text.marked()[0]).toBe("ask mention[person:4](\ufffc)");
    text.undo.undo();
    expect(text.said()[0]).toBe("ask @vera");
  });

  it("opens its list where a word begins, also behind another mention, and in no address", () => {
    mention(text, "v", vera);
    text.type("@fo");
    expect(text.words()).toBe("fo");
    text.type(" q".repeat(20));
    text.type(" vera@fo");
    expect(text.words()).toBeNull();
  });

  it("goes as one with Backspace behind it, and with Delete before it", () => {
    for (const [key, offset] of [
      ["Backspace", 2],
      ["Delete", 1],
    ] as const) {
      const one = textWriter("ab");
      one.goTo(0, 1);
      one.type(" ");
      mention(one, "", vera);
      one.goTo(0, offset + 1);
      expect(one.said()).toEqual(["a \ufffcb"]);
      one.key(key);
      expect([key, one.said()]).toEqual([key, ["a b"]]);
    }
  });

  it("stays what it is where its line is cut, listed and put into another text", () => {
    mention(text, "", vera);
    text.type(" x");
    text.goTo(0, 0);
    text.key("Enter");
    text.key("Ctrl+Shift+8");
    expect(text.marked()).toEqual(["", "mention[person:4](\ufffc) x", "below"]);
    expect(text.looks()[1]).toEqual({ list: "bullet" });
  });

  it("is spelled out where its line becomes plain words, and is there again after undo", () => {
    text.type("ask ");
    mention(text, "", vera);
    text.type(" now");
    text.goTo(0, 8);
    text.key("Ctrl+Alt+1");
    expect(text.made()[0]).toMatchObject({ kind: "Heading", content: { text: "ask person 4 now" } });
    expect(text.moved()).toEqual([11, 12]);
    text.undo.undo();
    expect(text.marked()[0]).toBe("ask mention[person:4](\ufffc) now");
  });

  it.each([
    ["h1", ["ask person 4", "page 7 or  person 4 now"], 4],
    ["task", [["ask person 4", "page 7 or  person 4 now"]], 4],
    ["code", ["ask person 4\n\npage 7 or  person 4 now"], 24],
  ] as const)(
    "is spelled out in each of several lines that become a %s together, and all are there again after undo",
    (into, said, known) => {
      const one = textWriter("ask ", "", "", "below");
      one.goTo(0, 4);
      mention(one, "", vera);
      one.goTo(2);
      mention(one, "", fog);
      one.type(" or  ");
      mention(one, "", vera);
      one.type(" now");
      const before = one.marked();
      one.undo.stopCapturing();
      one.select(0, 2);
      one.turn(into);
      const made = one.made().filter(({ kind }) => kind !== "Paragraph");
      expect(made.map(({ content }) => saidIn(content))).toEqual(said);
      // The last that is noted is the first line that goes; what is not kept is known by the letter that came next.
      expect(one.moved()[0]).toBe(known);
      one.undo.undo();
      expect(one.marked()).toEqual(before);
    },
  );

  it("counts by its name where a line of several is too long with it", () => {
    const one = textWriter("short", `${"x".repeat(593)} `);
    one.goTo(1, 594);
    mention(one, "", vera);
    one.select(0, 1);
    one.turn("h1");
    expect(one.done.at(-1)).toBe("refused h1");
    expect(one.said()).toEqual(["short", `${"x".repeat(593)} \ufffc`]);
  });
});

it("gives way to another in the same place, for a colleague too, also where the line was cut meanwhile", () => {
  const marked = { text: "\ufffc", marks: { mention: vera } };
  const seed = seeded([{ look: {}, runs: [{ text: "a", marks: {} }, marked, { text: "b", marks: {} }] }]);
  for (const isCut of [false, true]) {
    const [one, other] = [writer(1, seed), writer(2, seed)];
    const { state, dispatch } = one.editor;
    dispatch(state.tr.replaceWith(2, 3, richSchema.node("mention", fog)));
    if (isCut) newLine(one.editor.state, dispatch);
    meet(one, other);
    expectSame(one);
    expectSame(other);
    expect(JSON.stringify(other.editor.state.doc)).toContain('"attrs":{"of":"page","id":7}');
  }
});

it("its name stands among the words of a part of a text that is copied", () => {
  text.type("a ");
  mention(text, "", vera);
  text.type(" b ");
  mention(text, "", fog);
  const shared = text.draft.getText(richPart("aaaaaa", "doc"));
  expect(spelledWords(shared, 0)).toBe("a person 4 b page 7\nbelow");
  expect(spelledWords(shared, 3, 7)).toBe(" b page 7");
  expect(spelledWords(shared, 2, 4)).toBe("person 4 ");
});

describe("what a text says of its mentions", () => {
  const content = (...inlines: readonly unknown[]) =>
    ({
      text_style: "plain",
      doc: {
        type: "doc",
        content: [
          {
            type: "bulletList",
            content: [{ type: "listItem", content: [{ type: "paragraph", content: inlines }] }],
          },
        ],
      },
    }) as unknown as ParagraphContent;
  const both = content(
    { type: "text", text: "ask " },
    { type: "mention", mention: vera },
    { type: "mention", mention: fog },
    { type: "mention", mention: vera },
  );
  const document = stacked([{ id: "text0001", kind: "Paragraph", version: 1, content: both }]);

  it("is listed, each once, and is no name in plain words unless somebody gives one", () => {
    expect(mentionsOf(document)).toEqual([vera, fog]);
    expect(plainText(document)).toBe("ask @…@…@…");
    expect(paragraph.plainText(both, ({ of }) => of)).toBe("ask personpageperson");
  });

  it("goes through a draft and comes back; what is no id of anybody is no mention", () => {
    const { toDraft, fromDraft } = paragraph.drafts[1] ?? {};
    expect(toDraft && fromDraft?.(toDraft(both))).toEqual(both);
    for (const id of [0, -1, 1.5, "4"])
      expect(
        paragraph.content.safeParse(content({ type: "mention", mention: { of: "person", id } })).success,
      ).toBe(false);
  });

  it("says nothing of the direction of its line: beside a name in Hebrew the line stands where it stood", () => {
    const paragraphs = [{ type: "paragraph", align: "end", content: [{ type: "mention", mention: vera }] }];
    const aligned = { text_style: "plain", doc: { type: "doc", content: paragraphs } };
    const out = {
      origin: here,
      picture: () => "",
      faceOf: () => ({ name: "\u05d3\u05e0\u05d4", address: null, isNamed: true }),
    };
    const html = clipboards.Paragraph.html(aligned as never, out);
    expect(html).toContain('<p align="right">');
    expect(clipboards.Paragraph.reads?.html(parsedHtml(html), takingAt(here))[0]?.content).toEqual(aligned);
  });

  it("is names and links to other programs, and the same mentions on the same site", () => {
    const out = {
      origin: here,
      picture: () => "",
      faceOf: ({ of }: { of: string }) => ({ name: `a <${of}>`, address: `/${of}/`, isNamed: true }),
    };
    const html = clipboards.Paragraph.html(both as never, out);
    expect(html).toContain(
      `<a href="${here}/page/" data-mention="page:7" data-mention-of="${here}">a &lt;page&gt;</a>`,
    );
    expect(html).toContain(`<span data-mention="person:4" data-mention-of="${here}">a &lt;person&gt;</span>`);
    expect(clipboards.Paragraph.text(both as never, out)).toBe("- ask a <person>a <page>a <person>");
    const read = (at: string) => clipboards.Paragraph.reads?.html(parsedHtml(html), takingAt(at))[0]?.content;
    expect(read(here)).toEqual(both);
    const elsewhere = read("https://elsewhere.example") as ParagraphContent;
    expect(JSON.stringify(elsewhere)).not.toContain("mention");
    expect(paragraph.plainText(elsewhere)).toBe("ask a <person>a <page>a <person>");
  });
});
