import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "./editor.ts";
import { makeId } from "./make-id.tsx";
import { type Target, addPart, movePart, removePart } from "./titled-parts-changes.ts";
import type { TitledPart } from "./titled-parts.ts";
import { partWords } from "./wording.ts";

export type PartActs = ReturnType<typeof useTitledParts>;

/** What one does to parts: each is one step of undo, and is said to those who do not see it. `focus` takes the part. */
export function useTitledParts(
  { draft, id, content, page }: EditorProps<{ readonly items: readonly TitledPart[] }>,
  focus: (part: string) => void,
) {
  const say = useSay();
  const target: Target = { draft, id };

  function step(work: () => void, said: string): void {
    page.endStep();
    page.change(work);
    page.endStep();
    page.announce(said);
  }

  return {
    add(): void {
      const made = makeId();
      step(() => addPart(target, made), say(partWords.added));
      requestAnimationFrame(() => focus(made));
    },
    remove(part: string, at: number): void {
      const next = content.items[at === 0 ? 1 : at - 1];
      step(() => removePart(target, part), say(partWords.removed));
      if (next) requestAnimationFrame(() => focus(next.id));
    },
    move(part: string, to: number): void {
      step(() => movePart(target, part, to), say(partWords.moved, { place: to + 1 }));
    },
  };
}
