import { valuesPart } from "./draft-parts.ts";
import type { EditorProps } from "./editor.ts";

/** Sets a value of a widget as one step of undo; nothing takes it away. */
export function setValue(
  { id, draft, page }: Pick<EditorProps<unknown>, "id" | "draft" | "page">,
  path: string,
  value: unknown,
): void {
  const values = draft.getMap(valuesPart(id));
  page.endStep();
  page.change(() => (value === undefined ? values.delete(path) : values.set(path, value)));
  page.endStep();
}
