import { useEffect } from "react";
import { askBeforeLeaving } from "#client/leaving.ts";
import { type Dialogs, useDialogs } from "#ui/dialog-host.tsx";

/** Asks before changes go that nobody has saved, by a link, a step back or a closed tab; of the last the browser alone can ask in time. */
export function useKeptChanges(areThere: boolean): void {
  const { open } = useDialogs();
  useEffect(() => {
    if (!areThere) return;
    const stop = askBeforeLeaving(() => asked(open));
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => {
      removeEventListener("beforeunload", hold);
      stop();
    };
  }, [areThere, open]);
}

/** Whether somebody gives their changes up; false too when the question cannot be asked. */
function asked(open: Dialogs["open"]): Promise<boolean> {
  return new Promise((resolve) => {
    const isOpen = open(async () => {
      const { DiscardThemeDialog } = await import("./discard-theme-dialog.tsx");
      return <DiscardThemeDialog onAnswer={resolve} />;
    });
    if (!isOpen) resolve(false);
  });
}
