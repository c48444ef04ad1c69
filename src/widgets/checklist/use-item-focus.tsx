import { type RefObject, useLayoutEffect, useRef } from "react";
import type { BoundTextHandle } from "../kit/bound-text.tsx";
import type { TextCaret } from "../kit/caret.ts";
import type { CaretAt, EditorProps } from "../kit/editor.ts";
import { takePlace } from "../kit/moved-caret.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { itemAtPath } from "./draft.ts";
import type { Checklist } from "./schema.ts";

/** Which item has the caret, and how it comes into another one. */
export function useItemFocus(
  { draft, id, content, takeFocus }: EditorProps<Checklist>,
  list: RefObject<HTMLUListElement | null>,
) {
  const { items } = content;
  const { fieldOf, goTo } = useItemFields();
  const last = useRef<string>(null);

  /** A caret that was marked for letters of an item goes to these; false where there is none. */
  function toMark(): boolean {
    const place = takePlace(draft, id);
    const item = place && itemAtPath(place.path);
    if (!place || !item) return false;
    goTo(item, { position: place.letter, anchor: place.anchor });
    return true;
  }

  useTakenFocus(takeFocus, (at: CaretAt) => {
    if (at === "end" && toMark()) return;
    if (items.length === 0) return list.current?.parentElement?.querySelector("button")?.focus();
    if (at === "back") return goTo(last.current ?? items[0]?.id, "end");
    if (typeof at !== "object") return goTo(items.at(at === "end" ? -1 : 0)?.id, at);
    const row = document.elementFromPoint(at.x, at.y)?.closest("[data-item]");
    goTo(row?.getAttribute("data-item") ?? items[0]?.id, "end");
  });

  return { fieldOf, last, goTo };
}

/** The fields of the items, each for as long as it is there. */
function useItemFields() {
  const fields = useRef(new Map<string, BoundTextHandle>());
  const wanted = useRef<{ item: string; at: TextCaret } | null>(null);

  function goTo(item: string | undefined, at: TextCaret): void {
    if (item === undefined) return;
    const field = fields.current.get(item);
    if (field) field.focus(at);
    else wanted.current = { item, at };
  }
  // An item that was just made has its field after the next drawing.
  useLayoutEffect(() => {
    const next = wanted.current;
    if (!next || !fields.current.has(next.item)) return;
    wanted.current = null;
    fields.current.get(next.item)?.focus(next.at);
  });

  const fieldOf = (item: string) => (field: BoundTextHandle | null) => {
    if (field) fields.current.set(item, field);
    return () => void fields.current.delete(item);
  };

  return { fieldOf, goTo };
}
