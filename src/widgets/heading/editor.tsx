import HeadingIcon from "lucide-react/icons/heading";
import type { EditorView } from "prosemirror-view";
import { useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { anchorFrom } from "../kit/anchor-names.ts";
import { textPart } from "../kit/draft-parts.ts";
import type { TextCaret } from "../kit/caret.ts";
import type { DraftPlaces } from "../kit/shared-text.ts";
import type { CaretAt, CaretPlace, EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import { followCaret, takeMark } from "../kit/moved-caret.ts";
import { heldRange } from "../kit/link-range.ts";
import { followLink } from "../kit/follow-link.ts";
import { linkButton, markButtons } from "../kit/mark-buttons.ts";
import { TextHost } from "../kit/text-host.tsx";
import { openTextView } from "../kit/text-view.ts";
import { typedLists } from "../kit/typed-list.ts";
import { caretBoxes } from "./caret-boxes.ts";
import { headingFlow } from "./flow.ts";
import { headingActs, headingTurns, type HeadingPlace } from "./heading-acts.ts";
import { headingKeys } from "./heading-keys.ts";
import type { Heading } from "./schema.ts";
import { HeadingSettings } from "./settings.tsx";
import { lineBinding, markedLineSchema } from "../kit/line-binding.ts";
import { useTextFormat } from "../kit/use-text-format.tsx";
import { headingClass, headingTags, HeadingWords } from "./view.tsx";
import { headingWording } from "./wording.ts";

/** A heading in edit mode: the same element at the same place, with a line in it to write on. */
function HeadingEditor({ id, draft, content, takeFocus, page }: EditorProps<Heading>) {
  const say = useSay();
  const tools = useRef<PageTools>(page);
  tools.current = page;
  const heading = { draft, id, page: () => tools.current };
  const { format, formatNow } = useHeadingFormat(page);
  const Tag = headingTags[content.level];
  return (
    <>
      <Tag
        id={content.anchor || anchorFrom(content.text) || undefined}
        dir="auto"
        className={headingClass(content)}
      >
        <TextHost
          tag="span"
          label={say(headingWording.heading)}
          hint={say(headingWording.hint)}
          isMultiline={false}
          takeFocus={(focus) => takeFocus(focus && ((at) => focusAt(at, focus)))}
          create={(place) => openHeading(place, heading, () => formatNow.current)}
        >
          <HeadingWords content={content} />
        </TextHost>
      </Tag>
      {format.face}
    </>
  );

  function focusAt(at: CaretAt, focus: (at: TextCaret) => void): void {
    const mark = at === "end" ? takeMark(draft, id) : null;
    focus(mark ? { position: mark.letter, anchor: mark.anchor } : at);
  }
}

/** The bar of formatting for marks, and the panel for a link; the editor asks for it when it is wanted. */
function useHeadingFormat(page: PageTools) {
  const say = useSay();
  const format = useTextFormat({
    page,
    buttons: { groups: [markButtons(say), [linkButton(say)]] },
    around: () => ({}),
    perform: () => {},
  });
  const formatNow = useRef(format);
  formatNow.current = format;
  return { format, formatNow };
}

type Format = ReturnType<typeof useTextFormat<never>>;

function openHeading(place: HTMLElement, heading: HeadingPlace, format: () => Format) {
  const { draft, id, page } = heading;
  const binding = lineBinding(draft.getText(textPart(id, "text")), (work) => page().change(work), {
    follow: (moved, began) => followCaret(draft, page(), moved, began),
    schema: markedLineSchema,
  });
  /** The page keeps the caret over changes that take the element away. */
  function tell(view: EditorView): void {
    format().follow(view);
    if (view.hasFocus()) page().showCaret(() => caretOf(view, binding));
  }
  const opened = openTextView(place, {
    binding,
    plugins: [
      typedLists({ page, actsOf: (view) => headingActs(heading, view) }),
      ...headingKeys(heading, {
        editLink: (view) => format().editLink(view),
        focusToolbar: (view) => format().focusToolbar(view),
      }),
      heldRange,
    ],
    props: {
      handleClick: followLink,
      handleDOMEvents: {
        focus: (view) => (tell(view), false),
        blur: (_, { relatedTarget }) => (format().blurred(relatedTarget), false),
      },
    },
    onUpdate: tell,
  });
  return {
    view: opened.view,
    end() {
      page().showCaret(null);
      opened.end();
    },
  };
}

function caretOf({ state: { doc, selection } }: EditorView, binding: DraftPlaces): CaretPlace {
  return { anchor: binding.placeAt(doc, selection.anchor), head: binding.placeAt(doc, selection.head) };
}

export const headingEditor: KindEditor<Heading> = {
  icon: HeadingIcon,
  Editor: HeadingEditor,
  Settings: HeadingSettings,
  caretBoxes,
  flow: headingFlow,
  turns: headingTurns,
};
