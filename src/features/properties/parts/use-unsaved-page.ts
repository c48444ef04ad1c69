import { useEffect } from "react";
import { visit } from "#client/navigation.ts";
import { useUnsaved } from "#client/use-unsaved.ts";
import { useSay } from "#ui/language.tsx";
import { useDiscardQuestion } from "#ui/unsaved/use-discard-question.tsx";
import { propertyWords } from "../wording.ts";

/** Asks before changes of a page dialog are lost. `back` is where Cancel and Escape lead. Gives what to call when all is saved. */
export function useUnsavedPage(
  now: { readonly isChanged: boolean; readonly isSaving: boolean },
  back: string,
): (isSaved?: boolean) => void {
  const say = useSay();
  const question = useDiscardQuestion(say(propertyWords.discardHint));
  const saved = useUnsaved(now, question);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isCancel(event)) void visit(back);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [back]);

  return saved;
}

/** Escape is Cancel (DLGS-03), unless a field, a dialog or a menu had a use for it. */
function isCancel({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "Escape" || defaultPrevented || document.querySelector("dialog[open]")) return false;
  return target === document.body || (target instanceof Element && target.closest("main") !== null);
}
