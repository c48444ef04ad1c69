import { type FocusEvent, useId, useRef } from "react";
import { useLocale, useSay } from "#ui/language.tsx";
import { observed, useObserved } from "#ui/observed.ts";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { OwnStyle } from "../kit/own-style.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { Count } from "./count.tsx";
import { type Countdown, overMost, titleMost } from "./schema.ts";
import { WhenFields } from "./when-fields.tsx";
import { countdownWords } from "./wording.ts";
import style from "./view.css?inline";
import "./editor.css";

/** The countdown in whose fields below it somebody is; its settings have none meanwhile. */
const beingSet = observed<string | null>(null);

/** The countdown as it is read, its title in place; the fields of its date stand below it until it has one, and for as long as somebody is in them. */
function CountdownEditor(props: EditorProps<Countdown>) {
  const { id, draft, content, page } = props;
  const { at, over } = content;
  const say = useSay();
  const locale = useLocale();
  const title = useRef<BoundTextHandle>(null);
  useTakenFocus(props.takeFocus, (place) => title.current?.focus(place));
  return (
    <>
      <OwnStyle css={style} />
      <div className="countdown">
        <BoundText
          {...{ draft, id }}
          handle={title}
          path="title"
          most={titleMost}
          lines={false}
          change={page.change}
          label={say(countdownWords.title)}
          placeholder={say(countdownWords.titleHint)}
          className="countdown-title"
          onEdge={page.leave}
          onKeyDown={(event) => event.key === "Enter" && page.leave("after")}
        />
        {at === null ? (
          <p className="countdown-at">{say(countdownWords.noDateHint)}</p>
        ) : (
          <Count {...{ at, over, say, locale }} />
        )}
      </div>
      <WhenBelow {...props} />
    </>
  );
}

function WhenBelow(props: EditorProps<Countdown>) {
  const { id, content } = props;
  const isBeingSet = useObserved(beingSet, (each) => each === id);
  if (content.at !== null && !isBeingSet) return null;
  return (
    <div
      className="countdown-unset"
      onFocus={() => beingSet.set(id)}
      onBlur={(event) => isLeft(event) && beingSet.set(null)}
    >
      <WhenFields {...props} />
    </div>
  );
}

/** Whoever goes to another window comes back to where they were. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return document.hasFocus() && !currentTarget.contains(relatedTarget);
}

function CountdownSettings(props: EditorProps<Countdown>) {
  const { id, draft, content, page } = props;
  const say = useSay();
  const fieldId = useId();
  const isBeingSet = useObserved(beingSet, (each) => each === id);
  return (
    <>
      {content.at !== null && !isBeingSet && <WhenFields {...props} />}
      <div className="ui-field">
        <label className="ui-field-label" htmlFor={fieldId}>
          {say(countdownWords.over)}
        </label>
        <BoundText
          {...{ draft, id, fieldId }}
          path="over"
          most={overMost}
          lines={false}
          change={page.change}
          label={say(countdownWords.over)}
          placeholder={say(countdownWords.isOver)}
          className="countdown-afterwards"
        />
      </div>
    </>
  );
}

export const countdownEditor: LateParts<Countdown> = { Editor: CountdownEditor, Settings: CountdownSettings };
