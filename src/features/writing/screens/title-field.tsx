import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { titleMost } from "#features/properties/contract.ts";
import { titlePlace } from "../presence/model/writing-place.ts";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import { draftWords } from "../wording.ts";
import { useObserved } from "#ui/observed.ts";
import { OthersFrame } from "../canvas/screens/others-frame.tsx";
import { useSavedTitle } from "./use-saved-title.ts";
import type { PageFacts } from "#features/pages/contract.ts";

type TitleFieldProps = {
  page: PageFacts;
  presence: CanvasPresence;
  /** The right to write it is gone. */
  isRefused: boolean;
  onEnter: () => void;
};

/**
 * The page's title, written in place with the look of the heading. It belongs to the page and not to the draft: readers
 * see it as soon as it is saved.
 */
export function TitleField({ page, presence, isRefused, onEnter }: TitleFieldProps) {
  const say = useSay();
  const field = useRef<HTMLSpanElement>(null);
  const title = useSavedTitle(page);
  const others = useObserved(presence.others, (now) => now.byWidget.get(titlePlace));
  // The draft may begin anew while somebody is in the title.
  useEffect(() => {
    if (field.current === document.activeElement) presence.inTitle(true);
  }, [presence]);

  // The browser's own field: React would put the caret at its end with each letter.
  useLayoutEffect(() => {
    if (field.current) field.current.textContent = page.title;
  }, [page.title]);

  function write({ currentTarget }: SyntheticEvent<HTMLSpanElement>) {
    const text = currentTarget.textContent ?? "";
    const line = text.replace(/[\r\n]+/g, " ").slice(0, titleMost);
    if (line !== text) {
      currentTarget.textContent = line;
      getSelection()?.selectAllChildren(currentTarget);
      getSelection()?.collapseToEnd();
    }
    title.write(line.trim());
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  function leave() {
    if (field.current?.textContent?.trim() === "") field.current.textContent = title.saved();
    void title.save();
    presence.inTitle(false);
  }

  return (
    <span className="writing-title-place" inert={isRefused}>
      <span
        ref={field}
        className="writing-title-field"
        role="textbox"
        tabIndex={0}
        aria-label={say(draftWords.title)}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        onInput={write}
        onKeyDown={press}
        onFocus={() => presence.inTitle(true)}
        onBlur={leave}
      />
      {others && <OthersFrame others={others} />}
    </span>
  );
}
