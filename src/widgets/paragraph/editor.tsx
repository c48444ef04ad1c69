import Text from "lucide-react/icons/text";
import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { useRef, useState } from "react";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import type { PlainTurn } from "../kit/plain-turn.ts";
import { linesIn } from "../kit/rich-text.ts";
import { TextHost } from "../kit/text-host.tsx";
import type { TextCaret } from "../kit/caret.ts";
import { caretBoxes } from "./caret-boxes.ts";
import { takeMark } from "../kit/moved-caret.ts";
import { richTextOf } from "./moved-lines.ts";
import { paragraphFlow } from "./flow.ts";
import { docFrom, positionAt } from "./rich-doc.ts";
import { clearFormatting } from "./clear-formatting.ts";
import { textKeyList } from "./key-list.ts";
import { LinkPanel } from "./link-panel.tsx";
import { type LinkAct, linkActs } from "./link-acts.ts";
import { toggleList, toggleStyle } from "./lists.ts";
import { richSchema } from "./rich-schema.ts";
import type { ParagraphContent } from "./schema.ts";
import { TextSettings } from "./settings.tsx";
import { textActs } from "./text-acts.ts";
import { type BarAct, isLevel, TextBar } from "./text-bar.tsx";
import { usePasteNotices } from "../kit/use-paste-notices.tsx";
import { type BarState, barOf, isSameBar } from "./text-bar-state.ts";
import { openTextEditor } from "./text-editor.ts";
import type { TextTools } from "./text-tools.ts";
import { textTurns } from "./turned-text.ts";
import { TextBlocks } from "./view.tsx";
import { textWording } from "./wording.ts";

type Bar = { readonly at: BarState; readonly takesFocus: boolean };

/** A text in edit mode: what readers see, with a caret in it, and a bar of formatting over what is selected. */
function ParagraphEditor({ id, draft, content, takeFocus, page }: EditorProps<ParagraphContent>) {
  const say = useSay();
  const { fail, tellUnticked } = usePasteNotices();
  const opened = useRef<EditorView>(null);
  const [bar, setBar] = useState<Bar | null>(null);
  const [link, setLink] = useState<LinkAct | null>(null);
  const shown = useRef<Bar | null>(null);
  const tools = useRef<TextTools>(null);
  function show(next: Bar | null): void {
    if (
      shown.current?.takesFocus === next?.takesFocus &&
      isSameBar(shown.current?.at ?? null, next?.at ?? null)
    )
      return;
    shown.current = next;
    setBar(next);
  }

  function follow(view: EditorView): void {
    opened.current = view;
    const isInBar = document.activeElement?.closest(".paragraph-text-bar") !== null && shown.current !== null;
    const at = view.hasFocus() || isInBar ? barOf(view, isInBar) : null;
    show(at && { at, takesFocus: isInBar });
  }

  tools.current = {
    ...textActs({ id, draft, page, refuse: (into) => fail(say(refusals[into])) }),
    tellUnticked,
    editLink(view) {
      const act = linkActs(view);
      if (act) setLink(act);
    },
    focusToolbar(view) {
      const at = barOf(view, true);
      if (at) show({ at, takesFocus: true });
    },
  };
  const toolsNow = () => tools.current as TextTools;

  function perform(act: BarAct): void {
    const view = opened.current;
    if (!view) return;
    const { marks } = richSchema;
    if (act === "link") toolsNow().editLink(view);
    else if (act === "quote" || act === "note") toggleStyle(act)(view.state, view.dispatch);
    else if (act === "bulletList") toggleList("bullet")(view.state, view.dispatch);
    else if (act === "orderedList") toggleList("number")(view.state, view.dispatch);
    else if (isLevel(act)) toolsNow().turnIntoHeading(view, act);
    else (act === "clear" ? clearFormatting : toggleMark(marks[act]))(view.state, view.dispatch);
  }

  function blurred(to: EventTarget | null): void {
    if (!(to instanceof Element && to.closest(".paragraph-text-bar"))) show(null);
  }

  function closeLink(isBack = true): void {
    link?.end();
    setLink(null);
    if (isBack) opened.current?.focus();
  }

  return (
    <>
      <TextHost
        tag="div"
        className="kit-prose"
        label={say(textWording.text)}
        hint={say(textWording.hint)}
        isMultiline
        takeFocus={(focus) => takeFocus(focus && ((at) => focusAt(at, focus)))}
        create={(place) =>
          openTextEditor(place, { draft, id, tools: toolsNow, onUpdate: follow, onBlur: blurred })
        }
      >
        <TextBlocks content={content} />
      </TextHost>
      {bar && !link && (
        <TextBar
          bar={bar.at}
          takesFocus={bar.takesFocus}
          perform={perform}
          onEscape={() => {
            opened.current?.focus();
            if (opened.current) follow(opened.current);
          }}
          onBlurred={(to) => {
            if (!to || !opened.current?.dom.contains(to)) show(null);
          }}
        />
      )}
      {link && (
        <LinkPanel
          at={link.at}
          href={link.href}
          page={page}
          onChoose={(chosen) => {
            page.endStep();
            link.set(chosen);
            closeLink();
          }}
          onRemove={() => {
            page.endStep();
            link.remove();
            closeLink();
          }}
          onClose={closeLink}
        />
      )}
    </>
  );

  /** Where texts were joined, or letters came with the caret among them, it goes there as soon as the words are there. */
  function focusAt(at: CaretAt, focus: (at: TextCaret) => void): void {
    const mark = at === "end" ? takeMark(draft, id) : null;
    if (mark === null) return focus(at);
    queueMicrotask(() => focus(caretAtLetters(docFrom(linesIn(richTextOf(draft, id))), mark)));
  }
}

function caretAtLetters(doc: Node, { letter, anchor }: { letter: number; anchor: number }): TextCaret {
  return { position: positionAt(doc, letter), anchor: positionAt(doc, anchor) };
}

const refusals: Readonly<Record<PlainTurn, Words>> = {
  h0: textWording.tooLarge,
  h1: textWording.tooLarge,
  h2: textWording.tooLarge,
  h3: textWording.tooLarge,
  task: textWording.tooLongTask,
  code: textWording.tooLongCode,
};

export const paragraphEditor: KindEditor<ParagraphContent> = {
  icon: Text,
  Editor: ParagraphEditor,
  Settings: TextSettings,
  caretBoxes,
  flow: paragraphFlow,
  turns: textTurns,
  keys: textKeyList,
};
