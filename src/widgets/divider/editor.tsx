import Minus from "lucide-react/icons/minus";
import { type KeyboardEvent, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import type { EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import { textWidget } from "../kit/text-widget.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import type { Divider } from "./schema.ts";
import { DividerView } from "./view.tsx";
import { dividerWords } from "./wording.ts";
import "./editor.css";

/** There is nothing to write in it: the focus stands on the whole, and the keys of a text go past it. */
function DividerEditor({ takeFocus, page }: EditorProps<Divider>) {
  const say = useSay();
  const line = useRef<HTMLDivElement>(null);
  useTakenFocus(takeFocus, () => line.current?.focus());

  function press(event: KeyboardEvent) {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const act = ctrlKey || metaKey || altKey || shiftKey ? null : actOf(event.key, page);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div
      ref={line}
      className="divider-editor"
      role="button"
      tabIndex={0}
      aria-label={say(dividerWords.focused)}
      onKeyDown={press}
    >
      <DividerView />
    </div>
  );
}

function actOf(key: string, page: PageTools): (() => void) | null {
  if (key === "ArrowUp" || key === "ArrowLeft") return () => page.leave("before", "end");
  if (key === "ArrowDown" || key === "ArrowRight") return () => page.leave("after", "start");
  if (key === "Enter") return () => void page.insertAfter([textWidget("")]);
  if (key !== "Backspace" && key !== "Delete") return null;
  return () => {
    page.endStep();
    page.remove();
  };
}

export const dividerEditor: KindEditor<Divider> = { icon: Minus, Editor: DividerEditor };
