import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import type * as Y from "yjs";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { richPart, textPart } from "./draft-parts.ts";
import { type FieldBinding, bindField } from "./field-binding.ts";
import { widgetWords } from "./wording.ts";

export type BoundPlace = {
  readonly draft: Y.Doc;
  readonly id: string;
  /** The path of the text in its widget. */
  readonly path: string;
  /** It stands among the rich texts: what is typed has no marks. */
  readonly isRich?: true;
  /** The most letters (or what may be typed is said to be). */
  readonly most: number;
  readonly lines: boolean;
  readonly change: (work: () => void) => void;
  readonly onWords?: (words: string) => void;
};

/** Binds a textarea to a text of the draft as long as it is shown. Other people's undo must not be the browser's. */
export function useBoundText(
  field: RefObject<HTMLTextAreaElement | null>,
  place: BoundPlace,
): RefObject<FieldBinding | null> {
  const say = useSay();
  const { tell } = useNotices();
  const binding = useRef<FieldBinding | null>(null);
  const change = useEffectEvent(place.change);
  const onWords = useEffectEvent((words: string) => place.onWords?.(words));
  const onTooLong = useEffectEvent(() =>
    tell({ kind: "error", text: say(widgetWords.tooLong, { most: place.most }) }),
  );
  const { draft, id, path, isRich, most, lines } = place;

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const text = draft.getText(isRich ? richPart(id, path) : textPart(id, path));
    const bound = bindField(element, {
      text,
      most,
      lines,
      change: (work) => change(work),
      onTooLong: () => onTooLong(),
      onWords: (words) => onWords(words),
    });
    binding.current = bound;
    const unhear = hearTyping(element, bound);
    return () => {
      unhear();
      bound.release();
      binding.current = null;
    };
  }, [field, draft, id, path, isRich, most, lines]);

  return binding;
}

/** Lets the binding hear what is typed into its field, until the function is called that this gives. */
function hearTyping(field: HTMLTextAreaElement, bound: FieldBinding): () => void {
  const listeners = {
    input: bound.typed,
    compositionstart: bound.beginComposing,
    compositionend: bound.endComposing,
    beforeinput: leaveUndoToThePage,
  };
  for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) field.removeEventListener(name, listener);
  };
}

function leaveUndoToThePage(event: Event): void {
  if ((event as InputEvent).inputType.startsWith("history")) event.preventDefault();
}
