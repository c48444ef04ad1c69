import { useDialogs } from "../dialog-host.tsx";
import { useSay } from "../language.tsx";
import { useNotices } from "../notices-host.tsx";
import { unsavedWords } from "./wording.ts";

/** The question before changes are lost, and what is said while they are being saved. `hint` says what would be lost. */
export function useDiscardQuestion(hint: string) {
  const say = useSay();
  const { open } = useDialogs();
  const { tell } = useNotices();

  /** Whether somebody gives their changes up; false too when the question cannot be asked. */
  function discards(): Promise<boolean> {
    return new Promise((resolve) => {
      const isOpen = open(async () => {
        const { DiscardDialog } = await import("./discard-dialog.tsx");
        return <DiscardDialog hint={hint} onAnswer={resolve} />;
      });
      if (!isOpen) resolve(false);
    });
  }

  return { discards, waits: () => tell({ text: say(unsavedWords.savingNow) }) };
}
