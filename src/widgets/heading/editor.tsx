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
import { LinkedText } from "../kit/linked-text.tsx";
import { TextHost } from "../kit/text-host.tsx";
import { openTextView } from "../kit/text-view.ts";
import { typedLists } from "../kit/typed-list.ts";
import { caretBoxes } from "./caret-boxes.ts";
import { headingFlow } from "./flow.ts";
import { headingActs, headingTurns, type HeadingPlace } from "./heading-acts.ts";
import { headingKeys } from "./heading-keys.ts";
import type { Heading } from "./schema.ts";
import { HeadingSettings } from "./settings.tsx";
import { lineBinding } from "../kit/line-binding.ts";
import { headingClass, headingTags } from "./view.tsx";
import { headingWording } from "./wording.ts";

/** A heading in edit mode: the same element at the same place, with a line in it to write on. */
function HeadingEditor({ id, draft, content, takeFocus, page }: EditorProps<Heading>) {
  const say = useSay();
  const tools = useRef<PageTools>(page);
  tools.current = page;
  const heading = { draft, id, page: () => tools.current };
  const Tag = headingTags[content.level];
  return (
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
        create={(place) => openHeading(place, heading)}
      >
        <LinkedText text={content.text} />
      </TextHost>
    </Tag>
  );

  function focusAt(at: CaretAt, focus: (at: TextCaret) => void): void {
    const mark = at === "end" ? takeMark(draft, id) : null;
    focus(mark ? { position: mark.letter, anchor: mark.anchor } : at);
  }
}

function openHeading(place: HTMLElement, heading: HeadingPlace) {
  const { draft, id, page } = heading;
  const binding = lineBinding(
    draft.getText(textPart(id, "text")),
    (work) => page().change(work),
    (moved, began) => followCaret(draft, page(), moved, began),
  );
  /** The page keeps the caret over changes that take the element away. */
  function tell(view: EditorView): void {
    if (view.hasFocus()) page().showCaret(() => caretOf(view, binding));
  }
  const opened = openTextView(place, {
    binding,
    plugins: [typedLists({ page, actsOf: (view) => headingActs(heading, view) }), ...headingKeys(heading)],
    props: { handleDOMEvents: { focus: (view) => (tell(view), false) } },
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
