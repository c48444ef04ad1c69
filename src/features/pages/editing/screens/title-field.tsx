import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { titleMost } from "../../properties/contract.ts";
import type { PageFacts } from "../../screen.ts";
import { draftWords } from "../wording.ts";
import { useSavedTitle } from "./use-saved-title.ts";

/**
 * The page's title, written in place with the look of the heading. It belongs to the page and not to the draft: readers
 * see it as soon as it is saved.
 */
export function TitleField({ page, onEnter }: { page: PageFacts; onEnter: () => void }) {
  const say = useSay();
  const field = useRef<HTMLSpanElement>(null);
  const title = useSavedTitle(page);

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
  }

  return (
    <span
      ref={field}
      className="title-field"
      role="textbox"
      tabIndex={0}
      aria-label={say(draftWords.title)}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      onInput={write}
      onKeyDown={press}
      onBlur={leave}
    />
  );
}
