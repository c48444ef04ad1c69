import HeadingIcon from "lucide-react/icons/heading";
import { useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { anchorFrom } from "../kit/anchor-names.ts";
import { textPart } from "../kit/draft-parts.ts";
import type { TextCaret } from "../kit/caret.ts";
import type { CaretAt, EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import { followCaret, takeMark } from "../kit/moved-caret.ts";
import { LinkedText } from "../kit/linked-text.tsx";
import { TextHost } from "../kit/text-host.tsx";
import { openTextView } from "../kit/text-view.ts";
import { headingFlow } from "./flow.ts";
import { headingKeys } from "./heading-keys.ts";
import type { Heading } from "./schema.ts";
import { HeadingSettings } from "./settings.tsx";
import { lineBinding } from "./text-binding.ts";
import { headingTurns } from "./turned-heading.ts";
import { headingTags } from "./view.tsx";
import { headingWording } from "./wording.ts";

/** A heading in edit mode: the same element at the same place, with a line in it to write on. */
function HeadingEditor({ id, draft, content, takeFocus, page }: EditorProps<Heading>) {
  const say = useSay();
  const tools = useRef<PageTools>(page);
  tools.current = page;
  const Tag = headingTags[content.level];
  return (
    <Tag
      id={content.anchor || anchorFrom(content.text) || undefined}
      dir="auto"
      className={content.level === "h0" ? "heading-large" : undefined}
    >
      <TextHost
        tag="span"
        label={say(headingWording.heading)}
        hint={say(headingWording.hint)}
        isMultiline={false}
        takeFocus={(focus) => takeFocus(focus && ((at) => focusAt(at, focus)))}
        create={(place) =>
          openTextView(place, {
            binding: lineBinding(
              draft.getText(textPart(id, "text")),
              (work) => tools.current.change(work),
              (moved) => followCaret(draft, tools.current, moved),
            ),
            plugins: headingKeys({ draft, id, page: () => tools.current }),
            props: {},
            onUpdate: () => {},
          })
        }
      >
        <LinkedText text={content.text} />
      </TextHost>
    </Tag>
  );

  function focusAt(at: CaretAt, focus: (at: TextCaret) => void): void {
    const position = at === "end" ? takeMark(draft, id) : null;
    focus(position === null ? at : { position });
  }
}

export const headingEditor: KindEditor<Heading> = {
  icon: HeadingIcon,
  Editor: HeadingEditor,
  Settings: HeadingSettings,
  flow: headingFlow,
  turns: headingTurns,
};
