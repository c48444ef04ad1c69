import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { deepestList } from "./put-right.ts";
import { richSchema } from "./rich-schema.ts";

const { bulletList, orderedList, listItem } = richSchema.nodes;

/** How many lists the caret stands in. */
export function listDepth({ selection: { $from } }: EditorState): number {
  let lists = 0;
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === bulletList || $from.node(depth).type === orderedList) lists++;
  return lists;
}

/** Moves items in; the key stays in the list also where they cannot go deeper. */
export const moveIn: Command = (state, dispatch) => {
  const depth = listDepth(state);
  if (depth === 0) return false;
  return depth < deepestList ? sinkListItem(listItem)(state, dispatch) || true : true;
};

export const moveOut: Command = (state, dispatch) =>
  listDepth(state) > 0 && (liftListItem(listItem)(state, dispatch) || true);

/** The innermost list around the selection. */
export function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (type === bulletList || type === orderedList) return type;
  }
  return null;
}

/** Makes a list of the selected lines, another kind of list of a list, and lines of the same kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (around === type) return liftListItem(listItem)(state, dispatch);
    if (around === null) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    let depth = $from.depth;
    while ($from.node(depth).type !== around) depth--;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}
