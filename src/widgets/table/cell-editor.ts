import { baseKeymap, chainCommands } from "prosemirror-commands";
import { keymap } from "../kit/keymap.ts";
import { DOMSerializer, type Schema } from "prosemirror-model";
import { type Command, Plugin } from "prosemirror-state";
import type { EditorProps, EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import type { CaretPlace, PageTools } from "../kit/editor.ts";
import { emojiRule } from "../kit/emoji-rule.ts";
import { formatKeys, linkKeys } from "../kit/format-keys.ts";
import { heldRange, linkRange } from "../kit/link-range.ts";
import { addressOf } from "../kit/link-target.ts";
import type { MentionFaces } from "../kit/mention-faces.ts";
import {
  deleteMention,
  pressMention,
  mentionForOthers,
  mentionView,
  wordsForOthers,
} from "../kit/mention-node.ts";
import { highlightForOthers } from "../kit/rich-marks.ts";
import { typedLists } from "../kit/typed-list.ts";
import { markRules } from "../kit/mark-rules.ts";
import { openLink } from "../kit/open-link.ts";
import type { DraftPlaces } from "../kit/shared-text.ts";
import { openTextView } from "../kit/text-view.ts";
import { fromDraft } from "../kit/text-change.ts";
import { typingRules, undoTypingRule } from "../kit/typing-rule.ts";
import { cellBinding } from "./cell-binding.ts";

/** What a cell asks of the table around it. */
export type CellTools = {
  readonly page: PageTools;
  readonly change: (work: () => void) => void;
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
  const binding = cellBinding(text, schema, (work) => tools().change(work));
  const { page } = tools();
  const follow = (view: EditorView) => {
    tools().follow(view);
    if (!view.hasFocus()) return;
    writing.set(page, view);
    page.showCaret(() => caretOf(view, binding));
  };
  const opened = openTextView(place, {
    binding,
    plugins: [
      ...cellHabits(schema, tools),
      heldRange,
      notLonger(most, () => tools().refuse()),
      ...listHabits(() => tools().page),
    ],
    onUpdate: follow,
    props: {
      handleKeyDown: (view, event) => tools().press(event, view),
      ...namedMentions(schema, () => tools().page.mentions),
      handleClick: followLink,
      handleDOMEvents: {
        paste: (view, event) => tools().paste(event, view),
        copy: (_, event) => tools().copy(event),
        cut: (_, event) => tools().copy(event),
        focus: (view) => (follow(view), false),
        blur: (_, event) => (tools().blurred(event.relatedTarget), false),
      },
    },
  });
  return {
    view: opened.view,
    end() {
      // The cell before goes when the next one is written in already.
      if (writing.get(page) === opened.view) page.showCaret(null);
      opened.end();
    },
  };
}

/** The cell of a table whose caret others see. */
const writing = new WeakMap<CellTools["page"], EditorView>();

function caretOf({ state: { doc, selection } }: EditorView, binding: DraftPlaces): CaretPlace {
  return { anchor: binding.placeAt(doc, selection.anchor), head: binding.placeAt(doc, selection.head) };
}

/** A cell is words: it mentions, finds emoji, and becomes nothing else. */
function listHabits(page: () => PageTools): Plugin[] {
  const actsOf = () => ({ put: null, turn: null, align: null });
  return [typedLists({ page, signs: "@:", actsOf }), pressMention(() => page().mentions)];
}

/** Mentions have their names on the screen, and in what is copied. */
function namedMentions(schema: Schema, faces: () => MentionFaces): EditorProps {
  return {
    nodeViews: { mention: mentionView(faces) },
    clipboardTextSerializer: ({ content }) => wordsForOthers(content, faces()),
    clipboardSerializer: serializerOf(schema, faces),
  };
}

/** Markdown's signs and the keys of texts, as far as a cell has marks. */
export function cellHabits(schema: Schema, tools: () => CellTools): Plugin[] {
  const page = () => tools().page;
  return [typingRules(page, [...markRules(schema), emojiRule(page)]), ...cellKeys(schema, tools)];
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
    ...(link ? { [linkKeys]: withView((view) => tools().editLink(view)) } : {}),
    ...(link ? { "Alt-F10": withView((view) => tools().focusToolbar(view)) } : {}),
    "Shift-Enter": breakLine,
  };
  const { Backspace, Delete, "Mod-a": all } = baseKeymap;
  const back = Backspace && chainCommands(undoTypingRule, deleteMention.Backspace, Backspace);
  const forward = Delete && chainCommands(deleteMention.Delete, Delete);
  const known = Object.entries({ Backspace: back, Delete: forward, "Mod-a": all }).filter(([, each]) => each);
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
function serializerOf(schema: Schema, faces: () => MentionFaces): DOMSerializer {
  const marks = DOMSerializer.marksFromSchema(schema);
  const link = {
    link: ({ attrs }: { attrs: { readonly [name: string]: unknown } }) => linkOf(String(attrs["href"])),
  };
  return new DOMSerializer(
    {
      ...DOMSerializer.nodesFromSchema(schema),
      ...(schema.nodes["mention"] ? { mention: (node) => mentionForOthers(node, faces()) } : {}),
    },
    schema.marks["link"] ? { ...marks, ...link, highlight: () => highlightForOthers } : marks,
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
