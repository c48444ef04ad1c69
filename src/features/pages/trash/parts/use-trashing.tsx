import { send } from "#client/call.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { ofPage } from "../../model/of-page.ts";
import { trashPage } from "../contract.ts";
import { trashWords } from "../wording.ts";
import { useRestoring } from "./use-restoring.ts";

type Trashing = {
  /** The page is gone; `list` is where the pages of its folder are listed. */
  readonly onMoved: (list: string) => Promise<unknown>;
  /** It is back, at this address. */
  readonly onBack: (address: string) => Promise<unknown>;
};

/** Asks, and moves a page to the trash (TRSH-01); the notice brings it back at once. */
export function useTrashing(
  page: { readonly id: number; readonly title: string },
  { onMoved, onBack }: Trashing,
): () => void {
  const say = useSay();
  const dialogs = useDialogs();
  const { tell } = useNotices();
  const restore = useRestoring();

  async function move(): Promise<Outcome> {
    const answer = await send(trashPage, ofPage(page.id));
    if (!answer.success) return answer.said ?? say(trashWords.moveFailed);
    const undo = { label: say(trashWords.undo), perform: () => void restore(page.id, onBack) };
    void onMoved(answer.redirect).then(() => tell({ kind: "undo", text: answer.message, undo }));
  }

  return () => {
    dialogs.open(async () => {
      const { TrashDialog } = await import("./trash-dialog.tsx");
      return <TrashDialog title={page.title} onMove={move} />;
    });
  };
}
