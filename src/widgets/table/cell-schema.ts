import { type Node, Schema } from "prosemirror-model";
import { type RichText, lineBreak } from "../kit/draft.ts";
import { nodesOfRun } from "../kit/inline-nodes.ts";
import { mentionNode } from "../kit/mention-node.ts";
import { breakNode, richMarks } from "../kit/rich-marks.ts";

const nodes = {
  doc: { content: "inline*" },
  text: { group: "inline" },
  hardBreak: breakNode,
} as const;

/** A cell is one line of words, which may be broken; its letters are the document, so places in both are the same. */
export const cellSchema = new Schema({ nodes: { ...nodes, mention: mentionNode }, marks: richMarks });

/** Titles of columns are plain words. */
export const titleSchema = new Schema({ nodes, marks: {} });

/** The document for a text of the draft; ends of lines in it, which nobody writes, are shown as breaks. */
export function cellDoc(schema: Schema, lines: RichText): Node {
  const runs = lines.flatMap((line, at) =>
    at > 0 ? [{ text: lineBreak, marks: {} }, ...line.runs] : line.runs,
  );
  return schema.node(
    "doc",
    null,
    runs.flatMap((run) => nodesOfRun(schema, run)),
  );
}
