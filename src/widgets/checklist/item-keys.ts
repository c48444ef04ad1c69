import type { ClipboardEvent, KeyboardEvent } from "react";
import type { EditorProps } from "../kit/editor.ts";
import { pastedItems } from "./pasted-items.ts";
import type { Checklist } from "./schema.ts";
import type { useItemFocus } from "./use-item-focus.tsx";
import type { useItems } from "./use-items.tsx";

type Parts = {
  readonly list: EditorProps<Checklist>;
  readonly acts: ReturnType<typeof useItems>;
  readonly focus: ReturnType<typeof useItemFocus>;
};

/** What keys and the clipboard do in the item at a place. */
export function itemKeys({ list, acts, focus }: Parts) {
  const { items } = list.content;
  const { add, remove, end, goFrom } = itemSteps({ list, acts, focus });
  const move = (event: KeyboardEvent<HTMLElement>, at: number, needsAlt: boolean) =>
    moved(items[at]?.id, { event, at, needsAlt }, acts);

  function press(event: KeyboardEvent<HTMLTextAreaElement>, at: number): void {
    focus.last.current = items[at]?.id ?? null;
    if (move(event, at, true)) return;
    const isEmpty = event.currentTarget.value === "";
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (isEmpty && at === items.length - 1 && at > 0) end(at);
      else add(at);
    } else if (event.key === "Backspace" && isEmpty && items.length > 1) {
      event.preventDefault();
      remove(at);
    }
  }

  return {
    add,
    /** What the row at a place listens to. */
    at: (at: number) => ({
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => press(event, at),
      onMove: (event: KeyboardEvent<HTMLElement>) => void move(event, at, false),
      onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => pasteItems({ list, acts, focus }, event, at),
      onEdge: (to: "before" | "after") => goFrom(at, to),
      onRemove: () => remove(at),
    }),
  };
}

/** Lines that are pasted become items below the one they are pasted into, which gives way where it is empty. */
function pasteItems(
  { list, acts, focus }: Parts,
  event: ClipboardEvent<HTMLTextAreaElement>,
  at: number,
): void {
  const { items } = list.content;
  const found = pastedItems(event.clipboardData.getData("text/plain"));
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  const isEmpty = event.currentTarget.value === "";
  const pasted = acts.paste(found, at + 1);
  if (!pasted) return;
  if (isEmpty && items[at]) acts.remove(items[at].id);
  focus.goTo(pasted, "end");
}

/** The steps of an item at a place: one more below it, one less, elsewhere; the caret goes along. */
function itemSteps({ list, acts, focus }: Parts) {
  const { items } = list.content;
  const { page } = list;

  function add(at: number): void {
    const added = acts.add(at + 1);
    if (added) focus.goTo(added, "start");
  }

  function remove(at: number): void {
    const item = items[at];
    if (!item) return;
    acts.remove(item.id);
    const next = items[at - 1] ?? items[at + 1];
    if (next) focus.goTo(next.id, "end");
  }

  /** A second Enter in the last, empty item leads out of the list, and nothing of that item is left. */
  function end(at: number): void {
    acts.remove(items[at]?.id ?? "");
    page.leave("after");
  }

  function goFrom(at: number, to: "before" | "after"): void {
    const next = items[at + (to === "after" ? 1 : -1)];
    if (next) focus.goTo(next.id, to === "after" ? "start" : "end");
    else page.leave(to);
  }

  return { add, remove, end, goFrom };
}

type MovePress = {
  readonly event: KeyboardEvent<HTMLElement>;
  readonly at: number;
  readonly needsAlt: boolean;
};

/** An arrow up or down takes an item one place along; false for other keys. */
function moved(item: string | undefined, { event, at, needsAlt }: MovePress, acts: Parts["acts"]): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || item === undefined || (needsAlt && !event.altKey)) return false;
  event.preventDefault();
  event.stopPropagation();
  acts.move(item, at + step);
  return true;
}
