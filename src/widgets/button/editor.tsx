import { useRef } from "react";
import { FetchedIcon } from "#ui/icon-set/fetched-icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { LinkChoice } from "../kit/link-choice.tsx";
import { setValue } from "../kit/set-value.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { type Button, isShown, textMost } from "./schema.ts";
import { ButtonSettings } from "./settings.tsx";
import { buttonWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

/** The button as it is read, with its words in place; where it leads is chosen below it. */
function ButtonEditor(props: EditorProps<Button>) {
  const { id, draft, content, isSelected, page } = props;
  const say = useSay();
  const text = useRef<BoundTextHandle>(null);
  useTakenFocus(props.takeFocus, (at) => text.current?.focus(at));
  return (
    <div className="button-editor">
      <div className={`button button-at-${content.align}`}>
        <span className={`button-link button-${content.look} button-${content.colour}`}>
          {content.icon !== undefined && <FetchedIcon number={content.icon} size={18} />}
          <BoundText
            {...{ draft, id }}
            handle={text}
            path="text"
            most={textMost}
            lines={false}
            change={page.change}
            label={say(buttonWords.text)}
            placeholder={say(buttonWords.textHint)}
            className="button-words"
            onEdge={page.leave}
            onKeyDown={(event) => event.key === "Enter" && page.leave("after")}
          />
        </span>
      </div>
      {(isSelected || !isShown(content)) && (
        <div className={`button button-at-${content.align}`}>
          <LinkChoice
            href={content.href}
            page={page}
            label={say(buttonWords.link)}
            button={say(content.href === "" ? buttonWords.choosePage : buttonWords.changeLink)}
            onLink={(href) => setValue(props, "href", href)}
          />
          {!isShown(content) && <span className="button-hint">{say(buttonWords.noLinkHint)}</span>}
        </div>
      )}
    </div>
  );
}

export const buttonEditor: LateParts<Button> = { Editor: ButtonEditor, Settings: ButtonSettings };
