import { flushSync } from "react-dom";
import { isOnNothing } from "./on-nothing.ts";

/** What the platform does with these keys where no editor takes them. */
const deeds: Readonly<Record<string, string>> = { Backspace: "delete", Delete: "forwardDelete" };

/**
 * A key that is pressed while nothing has the focus is meant for the text that was written last: it goes there, and means
 * nothing else. Before anything was written a letter begins in the first text that is in sight (`begin`).
 */
export function hearKeysOnNothing(
  caret: { note(): void; put(): boolean; begin(): void },
  options: AddEventListenerOptions,
): void {
  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab" || event.key === "Escape") caret.note();
      if (!isTyping(event) || !isOnNothing()) return;
      // The editor has to stand there before the browser looks where the letter goes; one that is drawn first has the focus now.
      flushSync(() => {
        if (!caret.put() && /^\S$/.test(event.key)) caret.begin();
      });
      if (isOnNothing()) return;
      event.stopPropagation();
      if (event.key.length === 1) return;
      event.preventDefault();
      passOn(event);
    },
    options,
  );
}

/** Signs, also with AltGr, which counts as Ctrl and Alt; no shortcuts. */
function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || metaKey) return false;
  if ((ctrlKey || altKey) && !event.getModifierState("AltGraph")) return false;
  return key.length === 1 || key === "Enter" || key in deeds;
}

/** An editor knows these keys by the press itself, which went elsewhere. */
function passOn({ key, code, shiftKey }: KeyboardEvent): void {
  const press = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
  const isFree = document.activeElement?.dispatchEvent(press) ?? false;
  const deed = deeds[key];
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to let the platform delete as its key does.
  if (isFree && deed) document.execCommand(deed);
}
