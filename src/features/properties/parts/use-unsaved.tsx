import { useEffect, useRef } from "react";
import { askBeforeLeaving } from "#client/leaving.ts";
import { visit } from "#client/navigation.ts";
import { type Dialogs, useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { propertyWords } from "../wording.ts";

/**
 * Asks before changes are lost: by a link, Cancel, Escape, a step back, or a reload, of which the browser alone can ask in
 * time. While they are being saved nobody leaves (PDLG-14). `back` is where Cancel and Escape lead. Gives what to call when
 * everything is saved: what follows leads on without a question.
 */
export function useUnsaved(
  now: { readonly isChanged: boolean; readonly isSaving: boolean },
  back: string,
): () => void {
  const say = useSay();
  const { open } = useDialogs();
  const { tell } = useNotices();
  const latest = useRef({ ...now, isSaved: false });
  latest.current = { ...latest.current, ...now };
  const isHeld = now.isChanged || now.isSaving;

  useEffect(() => {
    if (!isHeld) return;
    const stop = askBeforeLeaving(() => {
      if (latest.current.isSaved) return true;
      if (!latest.current.isSaving) return asked(open);
      tell({ text: say(propertyWords.savingNow) });
      return false;
    });
    const hold = (event: BeforeUnloadEvent) => {
      if (!latest.current.isSaved) event.preventDefault();
    };
    addEventListener("beforeunload", hold);
    return () => {
      removeEventListener("beforeunload", hold);
      stop();
    };
  }, [isHeld, open, tell, say]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isCancel(event)) void visit(back);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [back]);

  return () => {
    latest.current = { ...latest.current, isSaved: true };
  };
}

/** Escape is Cancel (DLGS-03), unless a field, a dialog or a menu had a use for it. */
function isCancel({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "Escape" || defaultPrevented || document.querySelector("dialog[open]")) return false;
  return target === document.body || (target instanceof Element && target.closest("main") !== null);
}

/** Whether somebody gives their changes up; false too when the question cannot be asked. */
function asked(open: Dialogs["open"]): Promise<boolean> {
  return new Promise((resolve) => {
    const isOpen = open(async () => {
      const { DiscardDialog } = await import("./discard-dialog.tsx");
      return <DiscardDialog onAnswer={resolve} />;
    });
    if (!isOpen) resolve(false);
  });
}
