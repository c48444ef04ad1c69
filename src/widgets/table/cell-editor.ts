import { baseKeymap, chainCommands } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { DOMSerializer, type Schema } from "prosemirror-model";
import { type Command, Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { formatKeys } from "../kit/format-keys.ts";
import { heldRange, linkRange } from "../kit/link-range.ts";
import { addressOf } from "../kit/link-target.ts";
import { markRules } from "../kit/mark-rules.ts";
import { openLink } from "../kit/open-link.ts";
import { openTextView } from "../kit/text-view.ts";
import { fromDraft } from "../kit/text-change.ts";
import { typingRules, undoTypingRule } from "../kit/typing-rules.ts";
import { cellBinding } from "./cell-binding.ts";

/** What a cell asks of the table around it. */
export type CellTools = {
  readonly change: (work: () => void) => void;
  readonly endStep: () => void;
  /** True for a key that the table took. */
  readonly press: (event: KeyboardEvent, view: EditorView) => boolean;
  readonly paste: (event: ClipboardEvent, view: EditorView) => boolean;
  readonly copy: (event: ClipboardEvent) => boolean;
  readonly editLink: (view: EditorView) => void;
  readonly focusToolbar: (view: EditorView) => void;
  readonly follow: (view: EditorView) => void;
  readonly blurred: (to: EventTarget | null) => void;
  /** Nobody types more letters than fit. */
  readonly refuse: () => void;
};

type OpenedCell = {
  readonly text: Y.Text;
  readonly schema: Schema;
  readonly most: number;
  readonly tools: () => CellTools;
};

/** Puts the editor of a cell into its element. The tools are asked for at every use: they follow the table. */
export function openCellEditor(place: HTMLElement, { text, schema, most, tools }: OpenedCell) {
  return openTextView(place, {
    binding: cellBinding(text, schema, (work) => tools().change(work)),
    plugins: [...cellHabits(schema, tools), heldRange, notLonger(most, () => tools().refuse())],
    onUpdate: (view) => tools().follow(view),
    props: {
      handleKeyDown: (view, event) => tools().press(event, view),
      clipboardSerializer: serializerOf(schema),
      handleClick: followLink,
      handleDOMEvents: {
        paste: (view, event) => tools().paste(event, view),
        copy: (_, event) => tools().copy(event),
        cut: (_, event) => tools().copy(event),
        focus: (view) => {
          tools().follow(view);
          return false;
        },
        blur: (_, event) => {
          tools().blurred(event.relatedTarget);
          return false;
        },
      },
    },
  });
}

/** Markdown's signs and the keys of texts, as far as a cell has marks. */
export function cellHabits(schema: Schema, tools: () => CellTools): Plugin[] {
  return [typingRules(tools, markRules(schema)), ...cellKeys(schema, tools)];
}

function cellKeys(schema: Schema, tools: () => CellTools): Plugin[] {
  const { link } = schema.marks;
  const withView =
    (act: (view: EditorView) => void): Command =>
    (_state, _dispatch, view) => {
      if (view) act(view);
      return true;
    };
  const own: Record<string, Command> = {
    ...formatKeys(schema),
    ...(link ? { "Mod-k": withView((view) => tools().editLink(view)) } : {}),
    ...(link ? { "Alt-F10": withView((view) => tools().focusToolbar(view)) } : {}),
    "Shift-Enter": breakLine,
  };
  const { Backspace, Delete, "Mod-a": all } = baseKeymap;
  const back = Backspace && chainCommands(undoTypingRule, Backspace);
  const known = Object.entries({ Backspace: back, Delete, "Mod-a": all }).filter(([, each]) => each);
  return [keymap(own), keymap(Object.fromEntries(known) as Record<string, Command>)];
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(state.schema.node("hardBreak"), false).scrollIntoView());
  return true;
};

/** Nobody types beyond the limit; what others bring is shown as it is. */
function notLonger(most: number, refuse: () => void): Plugin {
  return new Plugin({
    filterTransaction(tr, state) {
      const isLonger = tr.doc.content.size > Math.max(most, state.doc.content.size);
      if (!tr.docChanged || tr.getMeta(fromDraft) === true || !isLonger) return true;
      refuse();
      return false;
    },
  });
}

/** What is copied leads to pages of the site from anywhere. */
function serializerOf(schema: Schema): DOMSerializer {
  const marks = DOMSerializer.marksFromSchema(schema);
  const link = {
    link: ({ attrs }: { attrs: { readonly [name: string]: unknown } }) => linkOf(String(attrs["href"])),
  };
  return new DOMSerializer(
    DOMSerializer.nodesFromSchema(schema),
    schema.marks["link"] ? { ...marks, ...link } : marks,
  );
}

function linkOf(href: string): ["a", { href: string }, 0] {
  const address = addressOf(href);
  return ["a", { href: address.startsWith("/") ? location.origin + address : address }, 0];
}

/** In edit mode a link is text; with Ctrl or Command it is followed. */
function followLink(view: EditorView, _: number, event: MouseEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const { href } = linkRange(view.state);
  if (href) openLink(href);
  return href !== null;
}
