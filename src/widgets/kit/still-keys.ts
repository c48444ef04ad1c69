import type { KeyboardEvent } from "react";
import type { PageTools } from "./editor.ts";
import { textWidget } from "./text-widget.ts";

/** The keys of a widget without words, whose focus stands on the whole: those of a text go past it. */
export function pressStill(event: KeyboardEvent, page: PageTools): void {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const act = ctrlKey || metaKey || altKey || shiftKey ? null : actOf(event.key, page);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
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
