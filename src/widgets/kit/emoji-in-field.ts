import type { PageTools } from "./editor.ts";
import { endedName } from "./emoji-rule.ts";
import type { FieldBinding, WritableField } from "./field-binding.ts";

export type EmojiPage = Pick<PageTools, "endStep" | "emojiCalled">;

/** As in texts, a name between two colons becomes its emoji right before the caret of a field; where names still load, when they are there. */
export async function putEmoji(
  field: WritableField,
  binding: () => FieldBinding | null,
  page: EmojiPage,
): Promise<void> {
  const name = endedName.exec(field.value.slice(0, field.selectionStart))?.groups?.["name"];
  if (name === undefined) return;
  const coming = page.emojiCalled(name);
  const sign = coming instanceof Promise ? await coming : coming;
  const { value, selectionStart, selectionEnd } = field;
  const letters = `:${name}:`;
  const at = value.slice(0, selectionStart).lastIndexOf(letters);
  if (sign === null || at < 0) return;
  const text = value.slice(0, at) + sign + value.slice(at + letters.length);
  const moved = sign.length - letters.length;
  page.endStep();
  binding()?.write({ text, start: selectionStart + moved, end: selectionEnd + moved });
  page.endStep();
}
