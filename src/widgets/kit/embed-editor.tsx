import { type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Words } from "#kernel/words.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { BoundText, type BoundTextHandle } from "./bound-text.tsx";
import type { EditorProps } from "./editor.ts";
import { type Embedded, embedAddressMost, embedHeights, embedTitleMost } from "./embed.ts";
import { EmbedView } from "./embed-view.tsx";
import { setValue } from "./set-value.ts";
import { useTakenFocus } from "./use-taken-focus.tsx";
import { embedWords } from "./wording.ts";
import "./embed-editor.css";

type Typed = { readonly address: string; readonly title: string };
type EmbedEditorProps = {
  of: EditorProps<Typed>;
  shown: Embedded | null;
  /** What its address is called, what one looks like, and what to do about one that is none. */
  words: { readonly address: Words; readonly addressHint: Words; readonly refused: Words };
};

/** What readers will see, with the fields that it follows from; those stand there while it is selected or shows nothing yet. */
export function EmbedEditor({ of, shown, words }: EmbedEditorProps) {
  const say = useSay();
  const address = useRef<BoundTextHandle>(null);
  const [isWanted, setWanted] = useState(false);
  useTakenFocus(of.takeFocus, (at) => {
    flushSync(() => setWanted(true));
    address.current?.focus(at);
  });
  if (of.isSelected && isWanted) setWanted(false);
  const isOpen = of.isSelected || isWanted || !shown;
  return (
    <div>
      {shown && (
        <div inert>
          <EmbedView shown={shown} title={of.content.title} say={say} />
        </div>
      )}
      <div hidden={!isOpen}>
        <Fields {...{ of, shown, words }} handle={address} />
      </div>
    </div>
  );
}

type FieldsProps = EmbedEditorProps & { handle: RefObject<BoundTextHandle | null> };

function Fields({ of, shown, words, handle }: FieldsProps) {
  const say = useSay();
  const hintId = useId();
  const title = useRef<BoundTextHandle>(null);
  const { page } = of;
  const bound = {
    draft: of.draft,
    id: of.id,
    change: page.change,
    lines: false,
    className: "kit-embed-field",
  };
  return (
    <div className="kit-embed-fields">
      <BoundText
        {...bound}
        handle={handle}
        path="address"
        most={embedAddressMost}
        isCode
        label={say(words.address)}
        placeholder={say(words.addressHint)}
        describedBy={hintId}
        onEdge={(to) => (to === "before" ? page.leave(to) : title.current?.focus("start"))}
        onKeyDown={(event) => event.key === "Enter" && title.current?.focus("end")}
      />
      <BoundText
        {...bound}
        handle={title}
        path="title"
        most={embedTitleMost}
        label={say(embedWords.title)}
        placeholder={say(embedWords.titleHint)}
        onEdge={(to) => (to === "after" ? page.leave(to) : handle.current?.focus("end"))}
        onKeyDown={(event) => event.key === "Enter" && page.leave("after")}
      />
      <Note id={hintId} refused={!shown && of.content.address.trim() !== "" ? words.refused : null} />
    </div>
  );
}

/** What is wrong with the address, or what its readers are spared. */
function Note({ id, refused }: { id: string; refused: Words | null }) {
  const say = useSay();
  return (
    <div id={id}>
      {refused ? (
        <ErrorText announced>{say(refused)}</ErrorText>
      ) : (
        <p className="kit-embed-hint">{say(embedWords.privacyHint)}</p>
      )}
    </div>
  );
}

/** How high it stands on the page. */
export function HeightChoice({ of }: { of: EditorProps<{ readonly height: number }> }) {
  const say = useSay();
  const { height } = of.content;
  const heights = [...new Set([...embedHeights, height])].toSorted((one, other) => one - other);
  return (
    <SelectField
      label={say(embedWords.height)}
      value={String(height)}
      options={heights.map((each) => ({
        value: String(each),
        label: say(embedWords.pixels, { height: each }),
      }))}
      onChange={(chosen) => setValue(of, "height", Number(chosen))}
    />
  );
}
