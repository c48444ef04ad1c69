import { EditorState } from "prosemirror-state";
import type { DecorationSet } from "prosemirror-view";
import { expect, it } from "vitest";
import { foundAddresses } from "../kit/found-addresses.ts";
import { richSchema } from "./rich-schema.ts";

/** What looks like a link while a line is written. */
function linked(...marks: readonly { readonly type: string; readonly attrs?: object }[]): string[] {
  const said = "see www.example.org, or a@b.example";
  const doc = richSchema.nodeFromJSON({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: said, marks }] }],
  });
  const state = EditorState.create({ doc, plugins: [foundAddresses] });
  const found = foundAddresses.props.decorations?.call(foundAddresses, state) as DecorationSet;
  return found.find().map(({ from, to }) => doc.textBetween(from, to));
}

it("addresses look like links while they are written, but in code and in links [TEXT-01] [TEXT-03]", () => {
  expect(linked()).toEqual(["www.example.org", "a@b.example"]);
  expect(linked({ type: "bold" })).toEqual(["www.example.org", "a@b.example"]);
  expect(linked({ type: "code" })).toEqual([]);
  expect(linked({ type: "link", attrs: { href: "page:1" } })).toEqual([]);
});
