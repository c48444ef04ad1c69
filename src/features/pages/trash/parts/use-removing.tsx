import { send } from "#client/call.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removePage } from "../contract.ts";
import { trashWords } from "../wording.ts";

/** Asks, and removes a page from the trash for good (TRSH-13, TRSH-19). */
export function useRemoving(
  page: { readonly id: number; readonly title: string },
  onRemoved: () => Promise<unknown>,
): () => void {
  const say = useSay();
  const dialogs = useDialogs();
  const { tell } = useNotices();

  async function remove(): Promise<Outcome> {
    const answer = await send(removePage, { id: page.id });
    // What the server says is why; that it did not work is said in any case (TRSH-14).
    if (!answer.success) return [say(trashWords.removeFailed), answer.said].filter(Boolean).join(" ");
    void onRemoved().then(() => tell({ text: say(trashWords.removed) }));
  }

  return () => {
    dialogs.open(async () => {
      const { RemoveDialog } = await import("./remove-dialog.tsx");
      return <RemoveDialog title={page.title} onRemove={remove} />;
    });
  };
}
