import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { makeId } from "../kit/make-id.tsx";
import { usePasteNotices } from "../kit/use-paste-notices.tsx";
import { widgetWords } from "../kit/wording.ts";
import { type Target, addItems, moveItem, removeItem } from "./changes.ts";
import type { Pasted } from "./pasted-items.ts";
import type { Checklist } from "./schema.ts";
import { checklistWords } from "./wording.ts";
import { taskMost, tasksMost } from "../kit/text-limits.ts";

/** What one does to a checklist as a whole: each is one step of undo, and is said to those who do not see it. */
export function useItems({ draft, id, content, page }: EditorProps<Checklist>) {
  const say = useSay();
  const { tell, tellUnticked } = usePasteNotices();
  const target: Target = { draft, id };

  function step(work: () => void, said: string): void {
    page.endStep();
    page.change(work);
    page.endStep();
    page.announce(said);
  }

  return {
    /** Adds an empty item at a place from 0 on and gives its id; null when there are as many as there may be. */
    add(at: number): string | null {
      if (content.items.length >= tasksMost) return null;
      const item = makeId();
      step(() => addItems(target, [{ id: item, text: "" }], at), say(checklistWords.itemAdded));
      return item;
    },
    /** Adds pasted items and gives the id of the last, or says why they do not fit. */
    paste(pasted: Pasted, at: number): string | null {
      const refusal = refusalOf(pasted, content.items.length, say);
      if (refusal !== null) return (tell({ kind: "error", text: refusal }), null);
      const { texts, hasTicks } = pasted;
      const items = texts.map((text) => ({ id: makeId(), text }));
      step(() => addItems(target, items, at), say(checklistWords.itemsPasted, { count: items.length }));
      if (hasTicks) tellUnticked();
      return items.at(-1)?.id ?? null;
    },
    remove(item: string): void {
      step(() => removeItem(target, item), say(checklistWords.itemRemoved));
    },
    move(item: string, to: number): void {
      if (to < 0 || to >= content.items.length) return;
      step(() => moveItem(target, item, to), say(checklistWords.itemMoved, { place: to + 1 }));
    },
  };
}

/** Why what was pasted does not go in beside so many items; nothing of it is cut. */
function refusalOf({ texts, isTooLong }: Pasted, count: number, say: Say): string | null {
  if (isTooLong) return say(widgetWords.tooLong, { most: taskMost });
  return count + texts.length > tasksMost ? say(checklistWords.itemsOver, { most: tasksMost }) : null;
}
