import type { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import type { CaretPlace } from "../kit/editor.ts";
import { richPart } from "../kit/draft-parts.ts";
import { followCaret } from "../kit/moved-caret.ts";
import type { DraftPlaces } from "../kit/shared-text.ts";
import { openTextView } from "../kit/text-view.ts";
import { typedLists } from "../kit/typed-list.ts";
import { alignLines } from "./alignment.ts";
import { asLinesSay } from "./changed-lines.ts";
import { richBinding } from "./draft-binding.ts";
import { foundAddresses } from "../kit/found-addresses.ts";
import { typingHabits } from "./typing-rules.ts";
import { textKeys } from "./keys.ts";
import { pressMention, mentionView } from "../kit/mention-node.ts";
import { followLink } from "../kit/follow-link.ts";
import { heldRange } from "../kit/link-range.ts";
import { pasting } from "./pasting.ts";
import type { TextTools } from "./text-tools.ts";

type OpenedText = {
  readonly draft: Y.Doc;
  readonly id: string;
  /** Of a text inside of another kind. */
  readonly path?: string;
  readonly tools: () => TextTools;
  readonly onUpdate: (view: EditorView) => void;
  readonly onBlur: (to: EventTarget | null) => void;
};

/** Puts the editor of a widget's rich text into an element. The tools are asked for at every use: they follow the page. */
export function openTextEditor(place: HTMLElement, text: OpenedText) {
  const { tools } = text;
  const binding = boundTo(text);

  /** The others see the caret of the text that has the focus. */
  function update(view: EditorView): void {
    text.onUpdate(view);
    if (view.hasFocus()) tools().page.showCaret(() => caretOf(view, binding));
  }

  const opened = openTextView(place, {
    binding,
    plugins: pluginsOf(tools, text.path !== undefined),
    onUpdate: update,
    props: {
      handleDOMEvents: {
        blur: (_, event) => {
          text.onBlur(event.relatedTarget);
          return false;
        },
        focus: (view) => {
          update(view);
          return false;
        },
      },
      handleClick: followLink,
      nodeViews: { mention: mentionView(() => tools().page.mentions) },
    },
  });
  return {
    view: opened.view,
    end() {
      tools().page.showCaret(null);
      opened.end();
    },
  };
}

function pluginsOf(tools: () => TextTools, isInner: boolean): Plugin[] {
  return [
    typingHabits(tools, isInner),
    typedLists({
      page: () => tools().page,
      ...(isInner && { signs: ":@" }),
      actsOf: (text) => ({
        put: (widget) => tools().putAtLine(text, widget),
        turn: (into) => tools().turnLine(text, into),
        align: (side) => alignLines(side)(text.state, text.dispatch),
      }),
    }),
    ...textKeys(tools),
    pasting(tools),
    heldRange,
    foundAddresses,
    asLinesSay,
    pressMention(() => tools().page.mentions),
  ];
}

function boundTo({ draft, id, path = "doc", tools }: OpenedText) {
  return richBinding(
    draft.getText(richPart(id, path)),
    (work) => tools().page.change(work),
    (place, began) => followCaret(draft, tools().page, place, began),
  );
}

function caretOf({ state: { doc, selection } }: EditorView, binding: DraftPlaces): CaretPlace {
  const { anchor, head } = selection;
  return { anchor: binding.placeAt(doc, anchor), head: binding.placeAt(doc, head) };
}
