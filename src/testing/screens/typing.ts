import type { UserEvent } from "@testing-library/user-event";

/** A name of a key (`{Enter}`) ends what is only letters. */
const letters = /^([^{[])([^{[]{2,})(?=[^{[])/;

/**
 * Types into a field. The first letter is pressed, and the last; what is between them stands there at once. Whoever asks for a name
 * sees the same at the end, and a dialog is not drawn anew for each letter of it; what each single key does is asked with `press`.
 */
export async function write(hand: UserEvent, place: HTMLElement, text: string): Promise<void> {
  const [most, first, between = ""] = letters.exec(text) ?? [];
  if (most === undefined || first === undefined) return hand.type(place, text);
  await hand.type(place, first);
  await putDown(hand, place, between);
  await hand.keyboard(text.slice(most.length));
}

/** Pasted, without anybody hearing that it was: only the field learns that its text is another one. */
async function putDown(hand: UserEvent, { ownerDocument }: Node, text: string): Promise<void> {
  const silence = (event: Event) => event.stopImmediatePropagation();
  const window = ownerDocument?.defaultView;
  window?.addEventListener("paste", silence, { capture: true });
  await hand.paste(text);
  window?.removeEventListener("paste", silence, { capture: true });
}
