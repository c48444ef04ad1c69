import type { Mark, Node, Schema } from "prosemirror-model";
import { type RichMarks, type RichRun, lineBreak } from "./draft.ts";
import { mentionFrom, mentionLetter, piecesOf } from "./mention.ts";
import { isSame, lineEnd, marksFrom, mentionMark } from "./rich-text.ts";

/** The words of an editor's line for letters with the same marks; marks that the editor does not have fall away. */
export function nodesOfRun(schema: Schema, { text, marks }: RichRun): Node[] {
  const own = marksOfRun(schema, marks);
  const { mention } = schema.nodes;
  const said = mention ? mentionFrom(marks[mentionMark]) : null;
  return piecesOf(text, said !== null).map((piece) => {
    if (piece === lineBreak) return schema.node("hardBreak", null, [], own);
    if (piece === mentionLetter && said) return schema.node("mention", said, [], own);
    return schema.text(piece, own);
  });
}

export function marksOfRun(schema: Schema, marks: RichMarks): readonly Mark[] {
  return Object.entries(marks).reduce<readonly Mark[]>((set, [name, value]) => {
    const type = schema.marks[name];
    return type ? type.create(value === true ? null : value).addToSet(set) : set;
  }, []);
}

const runs = new WeakMap<Node, readonly RichRun[]>();

/** The words of a line, as the draft has them. */
export function runsOf(line: Node): readonly RichRun[] {
  const known = runs.get(line);
  if (known) return known;
  const made: RichRun[] = [];
  line.forEach((node) => {
    const marking = Object.fromEntries(node.marks.map((mark) => [mark.type.name, markValue(mark)]));
    const isMention = node.type.name === "mention";
    const marks = marksFrom(isMention ? { ...marking, [mentionMark]: node.attrs } : marking);
    const text = node.isText ? oneLine(node.text ?? "") : isMention ? mentionLetter : lineBreak;
    const last = made.at(-1);
    if (last && isSame(last.marks, marks)) made[made.length - 1] = { text: last.text + text, marks };
    else made.push({ text, marks });
  });
  runs.set(line, made);
  return made;
}

/** A mark of an editor, as the draft has it. */
export const markValue = ({ attrs }: Mark): unknown => (Object.keys(attrs).length > 0 ? { ...attrs } : true);

/** What ends or breaks a line is no letter of it. */
function oneLine(text: string): string {
  return text.replaceAll(lineEnd, " ").replaceAll(lineBreak, " ");
}
