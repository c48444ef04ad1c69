import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { makeId } from "../kit/make-id.tsx";
import {
  type Target,
  addShortcut,
  linkShortcut,
  moveShortcut,
  removeShortcut,
  signShortcut,
} from "./changes.ts";
import type { Shortcuts } from "./schema.ts";
import { shortcutsWords } from "./wording.ts";

export type ShortcutActs = ReturnType<typeof useShortcuts>;

/** What one does to shortcuts: each is one step of undo, and is said to those who do not see it. `focus` takes a place from 0 on. */
export function useShortcuts({ draft, id, page }: EditorProps<Shortcuts>, focus: (at: number) => void) {
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
      step(() => addShortcut(target, makeId()), say(shortcutsWords.added));
      requestAnimationFrame(() => focus(-1));
    },
    remove(item: string, at: number): void {
      step(() => removeShortcut(target, item), say(shortcutsWords.removed));
      requestAnimationFrame(() => focus(at));
    },
    move(item: string, to: number): void {
      step(() => moveShortcut(target, item, to), say(shortcutsWords.moved, { place: to + 1 }));
    },
    sign(item: string, icon: number | null): void {
      step(() => signShortcut(target, item, icon), say(shortcutsWords.signed));
    },
    link(item: string, href: string): void {
      step(() => linkShortcut(target, item, href), say(shortcutsWords.linked));
    },
  };
}
