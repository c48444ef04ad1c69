import { type ReactNode, useEffect, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { batchWords } from "../wording.ts";
import { rowAt, titleIn } from "./rows.ts";
import { useSelected, useSelecting } from "./selecting.ts";

/** At the beginning of a row, while somebody selects: whether its page is selected. At other times what stands there else. */
export function SelectBox({
  page,
  children,
}: {
  page: { readonly id: number; readonly title: string };
  children?: ReactNode;
}) {
  const say = useSay();
  const { toggle, extend } = useSelecting();
  const isSelected = useSelected(page.id);
  const box = useRef<HTMLInputElement>(null);
  const isThere = isSelected !== null;
  useEffect(() => {
    if (isThere) takeFocus(box.current);
  }, [isThere]);
  if (!isThere) return children;
  return (
    <input
      ref={box}
      type="checkbox"
      className="ui-checkbox batches-box"
      aria-label={say(batchWords.selectPage, { title: page.title })}
      checked={isSelected}
      onChange={({ nativeEvent }) => (withShift(nativeEvent) ? extend : toggle)(page.id)}
    />
  );
}

function withShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

/** Whoever has begun in the title of its row goes on in the box. */
function takeFocus(box: HTMLElement | null): void {
  const row = rowAt(box);
  if (box && row && titleIn(row) === document.activeElement) box.focus();
}
