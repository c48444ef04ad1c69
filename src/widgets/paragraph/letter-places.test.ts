import { expect, it } from "vitest";
import * as Y from "yjs";
import { writeFragment } from "#documents/draft/element-tree.ts";
import { richBinding } from "./draft-binding.ts";
import { placeAt } from "./draft-places.ts";
import { letterPlaceOf } from "./letter-places.ts";

const text = (words: string, ...marks: { type: "bold" }[]) => ({
  type: "text" as const,
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});

function written() {
  const draft = new Y.Doc();
  const fragment = draft.getXmlFragment("r:aaaaaa/doc");
  writeFragment(fragment, {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [text("Fog "), text("here", { type: "bold" }), { type: "hardBreak" }, text("now")],
      },
      {
        type: "bulletList",
        content: [
          { type: "listItem", content: [{ type: "paragraph", content: [text("slow")] }] },
          { type: "listItem", content: [{ type: "paragraph" }] },
        ],
      },
    ],
  });
  return { draft, fragment, doc: richBinding(fragment, (work) => draft.transact(work)).read() };
}

it("every caret of an editor is read in the same paragraph, behind the same letters", () => {
  const { fragment, doc } = written();
  let line = -1;
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    line++;
    for (let letter = 0; letter <= node.content.size; letter++) {
      const found = letterPlaceOf(fragment, placeAt(fragment, doc, at + 1 + letter));
      expect(found).toEqual({ line, letter });
    }
  });
  expect(line).toBe(2);
});

it("stays at its letters while others write before it", () => {
  const { draft, fragment, doc } = written();
  const place = placeAt(fragment, doc, 5);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
  const first = other.getXmlFragment("r:aaaaaa/doc").get(0) as Y.XmlElement;
  (first.get(0) as Y.XmlText).insert(0, "Thick ");
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
  expect(letterPlaceOf(fragment, place)).toEqual({ line: 0, letter: 10 });
});

it("in words that have not come yet, or are gone, there is no place", () => {
  const { draft, fragment, doc } = written();
  const ahead = new Y.Doc();
  Y.applyUpdate(ahead, Y.encodeStateAsUpdate(draft));
  const theirs = ahead.getXmlFragment("r:aaaaaa/doc");
  ((theirs.get(0) as Y.XmlElement).get(0) as Y.XmlText).insert(4, "coming");
  const binding = richBinding(theirs, (work) => ahead.transact(work));
  expect(letterPlaceOf(fragment, placeAt(theirs, binding.read(), 8))).toBeNull();
  const gone = placeAt(fragment, doc, 3);
  fragment.delete(0, 1);
  expect(letterPlaceOf(fragment, gone)).toBeNull();
});
