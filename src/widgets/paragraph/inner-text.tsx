import { useRef } from "react";
import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { useSay } from "#ui/language.tsx";
import type { PastedWidget } from "../kit/clipboard.ts";
import type { PageTools } from "../kit/editor.ts";
import { isSide } from "../kit/line-sides.ts";
import { isPlainTurn } from "../kit/plain-turn.ts";
import { TextHost } from "../kit/text-host.tsx";
import type { TextCaret } from "../kit/caret.ts";
import { usePasteNotices } from "../kit/use-paste-notices.tsx";
import { useTextFormat } from "../kit/use-text-format.tsx";
import { alignLines } from "./alignment.ts";
import { linesOf } from "./lines.ts";
import { toggleList, toggleStyle } from "./lists.ts";
import { withPasted } from "./pasted-lines.ts";
import type { ParagraphContent } from "./schema.ts";
import { type BarAct, linesAround, textButtons } from "./text-buttons.ts";
import { openTextEditor } from "./text-editor.ts";
import type { TextTools } from "./text-tools.ts";
import { turnLook } from "./turn-look.ts";
import { TextBlocks } from "./view.tsx";

type InnerTextProps = {
  draft: Y.Doc;
  /** The widget of another kind, and the path of the text in it. */
  id: string;
  path: string;
  content: ParagraphContent;
  page: PageTools;
  label: string;
  hint: string;
  takeFocus: (focus: ((at: TextCaret) => void) | null) => void;
  /** The caret leaves over an edge; with Backspace at its start too. */
  onLeave: (to: "before" | "after") => void;
};

/** A text inside of another kind (decision 0131): all that a text has, but lines that would become widgets of their own. */
export function InnerText(props: InnerTextProps) {
  const { draft, id, path, content, label, hint, takeFocus } = props;
  const { format, toolsNow } = useInnerTools(props);
  return (
    <>
      <TextHost
        tag="div"
        className="kit-prose"
        isMultiline
        {...{ label, hint, takeFocus }}
        create={(place) =>
          openTextEditor(place, {
            draft,
            id,
            path,
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
}

function useInnerTools(props: InnerTextProps) {
  const say = useSay();
  const { tellUnticked } = usePasteNotices();
  const page = innerPage(props);
  const tools = useRef<TextTools>(null);
  const format = useTextFormat<BarAct>({
    page,
    buttons: { groups: textButtons(say).groups },
    around: linesAround,
    perform: (view, act) => perform(view, act, page),
  });
  tools.current = {
    ...innerActs(page, props.onLeave),
    tellUnticked,
    editLink: format.editLink,
    focusToolbar: format.focusToolbar,
  };
  return { format, toolsNow: () => tools.current as TextTools };
}

/** The page as such a text knows it: its neighbours are those inside of its widget. */
function innerPage({ page, onLeave }: InnerTextProps): PageTools {
  return {
    ...page,
    leave: onLeave,
    neighbour: () => null,
    remove: () => onLeave("before"),
  };
}

/** A button of the bar; each press is a step of undo. */
function perform(view: EditorView, act: BarAct, page: PageTools): void {
  page.endStep();
  if (act === "quote" || act === "note") toggleStyle(act)(view.state, view.dispatch);
  else if (act === "bulletList") toggleList("bullet")(view.state, view.dispatch);
  else if (act === "orderedList") toggleList("number")(view.state, view.dispatch);
  else if (isSide(act)) alignLines(act)(view.state, view.dispatch);
  page.endStep();
}

type Acts = Omit<TextTools, "tellUnticked" | "editLink" | "focusToolbar">;

function innerActs(page: PageTools, leave: (to: "before" | "after") => void): Acts {
  return {
    page,
    putAtLine: (_, widget) => void page.insertAfter([widget]),
    turnLine(view, into) {
      if (!isPlainTurn(into)) turnLook(into)(view.state, view.dispatch);
    },
    joinBefore() {
      leave("before");
      return true;
    },
    joinNext: () => true,
    insertWidgets: (view, widgets) => insertInto(view, widgets, page),
  };
}

/** Texts are pasted here; what is none comes behind the widget. */
function insertInto(view: EditorView, widgets: readonly PastedWidget[], page: PageTools): void {
  const isText = ({ kind }: PastedWidget) => kind === "Paragraph";
  const lines = widgets.filter(isText).flatMap(({ content }) => linesOf(content as ParagraphContent));
  const others = widgets.filter((widget) => !isText(widget));
  page.endStep();
  page.change(() => {
    if (lines.length > 0) view.dispatch(withPasted(view.state, lines).scrollIntoView());
    if (others.length > 0) page.insertAfter(others);
  });
  page.endStep();
}
