import { useEffect, useEffectEvent } from "react";
import { askBeforeLeaving } from "#client/leaving.ts";
import { useDialogs } from "#ui/dialog-host.tsx";

/** Asks before changes go that nobody has saved. Gives the same question, for whoever takes them back by hand. */
export function useKeptChanges(areThere: boolean): () => Promise<boolean> {
  const { open } = useDialogs();

  /** False too when the question cannot be asked. */
  function mayGo(): Promise<boolean> {
    return new Promise((resolve) => {
      const isOpen = open(async () => {
        const { DiscardThemeDialog } = await import("./discard-theme-dialog.tsx");
        return <DiscardThemeDialog onAnswer={resolve} />;
      });
      if (!isOpen) resolve(false);
    });
  }
  const ask = useEffectEvent(mayGo);

  useEffect(() => {
    if (!areThere) return;
    const stop = askBeforeLeaving(() => ask());
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => {
      removeEventListener("beforeunload", hold);
      stop();
    };
  }, [areThere]);

  return mayGo;
}
