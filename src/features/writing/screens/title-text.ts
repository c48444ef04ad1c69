import { baseKeymap } from "prosemirror-commands";
import { keymap } from "#widgets/kit/keymap.ts";
import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import * as Y from "yjs";
import { titleMost } from "#features/pages/rules.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import type { CaretBoxes, CaretPlace } from "#widgets/kit/editor.ts";
import { lineBinding } from "#widgets/kit/line-binding.ts";
import { lineLimits } from "#widgets/kit/one-line.ts";
import { openTextView } from "#widgets/kit/text-view.ts";
import type { DraftSession } from "../tab/draft-session.ts";

type TitleText = {
  readonly session: DraftSession;
  readonly onEnter: () => void;
  /** The caret may be elsewhere. */
  readonly onCaret: (place: CaretPlace) => void;
};

/** Puts an editor of the draft's title into its place. */
export function openTitle(place: HTMLElement, { session, onEnter, onCaret }: TitleText) {
  const text = session.draft.getText(titlePart);
  const binding = lineBinding(text, (work) => session.change(work));
  const caretOf = ({ state: { doc, selection } }: EditorView): CaretPlace => ({
    anchor: binding.placeAt(doc, selection.anchor),
    head: binding.placeAt(doc, selection.head),
  });
  const { view, end } = openTextView(place, {
    binding,
    plugins: [keymap(keysOf(onEnter)), ...lineLimits(titleMost)],
    props: {
      handleDOMEvents: {
        focus: (focused) => (onCaret(caretOf(focused)), false),
      },
    },
    onUpdate: (now) => now.hasFocus() && onCaret(caretOf(now)),
  });
  return { view, end };
}

function keysOf(onEnter: () => void): Record<string, Command> {
  const enter: Command = () => (onEnter(), true);
  const { Backspace, Delete } = baseKeymap;
  return {
    Enter: enter,
    "Shift-Enter": enter,
    ...(Backspace && { Backspace }),
    ...(Delete && { Delete }),
    ...(baseKeymap["Mod-a"] && { "Mod-a": baseKeymap["Mod-a"] }),
  };
}

/** Where somebody's caret and selection are seen in the title. */
export function titleCaretBoxes(draft: Y.Doc, around: Element, place: CaretPlace): CaretBoxes | null {
  const element = around.querySelector(".writing-title-field");
  const [anchor, head] = [letterOf(draft, place.anchor), letterOf(draft, place.head)];
  if (!element || anchor === null || head === null) return null;
  const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
  const letters = lettersOf(element);
  const caret = caretAt(element, letters, head);
  const selected = from < to ? rangeOf(letters, from, to) : null;
  return { caret, selection: selected ? [...selected.getClientRects()] : [] };
}

function letterOf(draft: Y.Doc, place: Y.RelativePosition): number | null {
  const found = Y.createAbsolutePositionFromRelativePosition(place, draft);
  return found?.type === draft.getText(titlePart) ? found.index : null;
}

function lettersOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

function caretAt(element: Element, letters: readonly Text[], at: number): DOMRect {
  const isLeftward = getComputedStyle(element).direction === "rtl";
  const isFirst = at === 0;
  const box = rangeOf(letters, isFirst ? 0 : at - 1, isFirst ? 1 : at)?.getClientRects();
  const last = box?.[isFirst ? 0 : box.length - 1];
  const { left, right, top, height } = last ?? element.getBoundingClientRect();
  const isRight = last !== undefined && isFirst === isLeftward;
  return new DOMRect(isRight ? right : left, top, 0, height);
}

/** Null where the words have not been drawn yet. */
function rangeOf(letters: readonly Text[], from: number, to: number): Range | null {
  const range = document.createRange();
  let at = 0;
  let isBegun = false;
  for (const node of letters) {
    const end = at + node.data.length;
    if (!isBegun && from < end) {
      range.setStart(node, from - at);
      isBegun = true;
    }
    if (isBegun && to <= end) {
      range.setEnd(node, to - at);
      return range;
    }
    at = end;
  }
  return null;
}
