import type { EditorState } from "prosemirror-state";
import { listSigns, wordsWithSigns } from "../kit/list-signs.ts";
import type { MentionFaces } from "../kit/mention-faces.ts";
import { wordsForOthers } from "../kit/mention-node.ts";
import { selectedLines } from "./changed-lines.ts";
import { letterAt, linesOfDoc } from "./rich-doc.ts";

/** What is selected as plain text: of several lines with their numbers and dashes, of one line its words alone. */
export function copiedWords(state: EditorState, faces: MentionFaces): string {
  const { doc, selection } = state;
  const { first, last } = selectedLines(state);
  const [from, to] = [letterAt(doc, selection.from), letterAt(doc, selection.to)];
  const all = linesOfDoc(doc);
  const lines = all.slice(first, last + 1).map(({ look, line, at }) => {
    const inside = line.content.cut(Math.max(0, from - at), Math.min(line.content.size, to - at));
    return { look, words: wordsForOthers(inside, faces) };
  });
  const signs = listSigns(all.map(({ look }) => look)).slice(first, last + 1);
  return wordsWithSigns(lines, {
    signs,
    isCut: first === last || from > (all[first]?.at ?? 0),
    between: "\n\n",
  });
}
