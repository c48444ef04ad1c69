import type { Command, EditorState } from "prosemirror-state";
import {
  nextSize,
  type StyleName,
  type StyleValue,
  styleAttributes,
  styleNames,
  styleValue,
} from "./letter-styles.ts";

/** What all selected words have, or the next letter will; null for what words have that say nothing, undefined where they differ. */
export type StylesNow = { readonly [name in StyleName]?: StyleValue | null };

/** Gives the selected words a font, a size or a colour, or what is typed next; null takes it away. */
export function setStyle(name: StyleName, value: StyleValue | null): Command {
  return ({ tr, selection, schema }, dispatch) => {
    const type = schema.marks[name];
    if (!type) return false;
    const mark = value === null ? null : type.create(styleAttributes(name, value));
    const { from, to, empty } = selection;
    if (empty) tr.removeStoredMark(type);
    else tr.removeMark(from, to, type);
    if (mark && empty) tr.addStoredMark(mark);
    else if (mark) tr.addMark(from, to, mark);
    dispatch?.(tr);
    return true;
  };
}

/** The selected words one size larger or smaller; words of several sizes become one from the normal size on. */
export function stepSize(by: 1 | -1): Command {
  return (state, dispatch) => {
    setStyle("size", nextSize(stylesNow(state).size, by))(state, dispatch);
    return true;
  };
}

export function stylesNow(state: EditorState): StylesNow {
  return Object.fromEntries(styleNames.map((name) => [name, styleNow(state, name)]));
}

function styleNow({ doc, selection, storedMarks, schema }: EditorState, name: StyleName) {
  const type = schema.marks[name];
  const { from, to, empty, $from } = selection;
  if (!type) return null;
  if (empty) return styleValue(name, type.isInSet(storedMarks ?? $from.marks())?.attrs);
  const found = new Set<StyleValue | null>();
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) found.add(styleValue(name, type.isInSet(node.marks)?.attrs));
  });
  return found.size > 1 ? undefined : ([...found][0] ?? null);
}
