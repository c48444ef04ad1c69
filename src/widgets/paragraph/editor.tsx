import Text from "lucide-react/icons/text";
import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { useRef } from "react";
import { useSay } from "#ui/language.tsx";
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import { linesIn } from "../kit/rich-text.ts";
import { TextHost } from "../kit/text-host.tsx";
import type { TextCaret } from "../kit/caret.ts";
import { isSide } from "../kit/line-sides.ts";
import { alignLines } from "./alignment.ts";
import { caretBoxes } from "./caret-boxes.ts";
import { turnRefusals } from "./line-acts.ts";
import { takeMark } from "../kit/moved-caret.ts";
import { richTextOf } from "./moved-lines.ts";
import { paragraphFlow } from "./flow.ts";
import { docFrom, positionAt } from "./rich-doc.ts";
import { textKeyList } from "./key-list.ts";
import { toggleList, toggleStyle } from "./lists.ts";
import type { ParagraphContent } from "./schema.ts";
import { TextSettings } from "./settings.tsx";
import { textActs } from "./text-acts.ts";
import { type BarAct, linesAround, textButtons, turnOf } from "./text-buttons.ts";
import { useTextFormat } from "../kit/use-text-format.tsx";
import { usePasteNotices } from "../kit/use-paste-notices.tsx";
import { openTextEditor } from "./text-editor.ts";
import type { TextTools } from "./text-tools.ts";
import { textTurns } from "./turned-text.ts";
import { TextBlocks } from "./view.tsx";
import { textWording } from "./wording.ts";

/** A text in edit mode: what readers see, with a caret in it, and a bar of formatting over what is selected. */
function ParagraphEditor(props: EditorProps<ParagraphContent>) {
  const { id, draft, content, takeFocus } = props;
  const say = useSay();
  const { format, toolsNow } = useTextTools(props);

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
          openTextEditor(place, {
            draft,
            id,
            tools: toolsNow,
            onUpdate: format.follow,
            onBlur: format.blurred,
          })
        }
      >
        <TextBlocks content={content} />
      </TextHost>
      {format.face}
    </>
  );

  /** Where texts were joined, or letters came with the caret among them, it goes there as soon as the words are there. */
  function focusAt(at: CaretAt, focus: (at: TextCaret) => void): void {
    const mark = at === "end" ? takeMark(draft, id) : null;
    if (mark === null) return focus(at);
    queueMicrotask(() => focus(caretAtLetters(docFrom(linesIn(richTextOf(draft, id))), mark)));
  }
}

/** The bar of formatting, and what keys and the clipboard of the text may use; the editor asks for it when it is wanted. */
function useTextTools({ id, draft, page }: EditorProps<ParagraphContent>) {
  const say = useSay();
  const { fail, tellUnticked } = usePasteNotices();
  const tools = useRef<TextTools>(null);
  const toolsNow = () => tools.current as TextTools;
  const format = useTextFormat<BarAct>({
    page,
    buttons: textButtons(say),
    around: linesAround,
    perform: (view, act) => performAct(view, act, toolsNow()),
  });
  tools.current = {
    ...textActs({ id, draft, page, refuse: (into) => fail(say(turnRefusals[into])) }),
    tellUnticked,
    editLink: format.editLink,
    focusToolbar: format.focusToolbar,
  };
  return { format, toolsNow };
}

/** What a button does to the selected lines; each press is a step of undo. */
function performAct(view: EditorView, act: BarAct, { page, turnLine }: TextTools): void {
  const into = turnOf(act);
  page.endStep();
  if (act === "quote" || act === "note") toggleStyle(act)(view.state, view.dispatch);
  else if (act === "bulletList") toggleList("bullet")(view.state, view.dispatch);
  else if (act === "orderedList") toggleList("number")(view.state, view.dispatch);
  else if (isSide(act)) alignLines(act)(view.state, view.dispatch);
  else if (into) turnLine(view, into);
  page.endStep();
}

function caretAtLetters(doc: Node, { letter, anchor }: { letter: number; anchor: number }): TextCaret {
  return { position: positionAt(doc, letter), anchor: positionAt(doc, anchor) };
}

export const paragraphEditor: KindEditor<ParagraphContent> = {
  icon: Text,
  Editor: ParagraphEditor,
  Settings: TextSettings,
  caretBoxes,
  flow: paragraphFlow,
  turns: textTurns,
  keys: textKeyList,
};
