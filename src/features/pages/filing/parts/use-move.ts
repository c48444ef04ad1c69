import { type Failure, send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { moveFolder } from "#features/folders/contract.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { movePage } from "../contract.ts";
import type { Moved } from "../model/moved.ts";
import { inFolder, whereTo } from "../model/wire.ts";
import { filingWords } from "../wording.ts";

/** Moves a folder or page to a folder, and reads the screen anew; the notice that it did takes it back. */
export function useMove(): (moved: Moved, folderId: number) => Promise<void> {
  const say = useSay();
  const { tell, fail, overcome } = useNotices();
  const tellRefusal = useRefusals();

  /** The reason, or that nothing could be reached (FMOV-06, FMOV-07). */
  function failed({ is }: Moved, failure: Failure): void {
    if (failure.expired) return;
    if (failure.offer !== null) return tellRefusal(failure, is === "folder" ? "move-folder" : "change-page");
    const what = is === "folder" ? filingWords.folderNotMoved : filingWords.pageNotMoved;
    fail(`${say(what)} ${failure.reason}`);
  }

  async function move(moved: Moved, folderId: number, isBack = false): Promise<void> {
    const answer = await ask(moved, folderId);
    if (!answer.success) return failed(moved, answer);
    overcome();
    await revisit();
    const text = say(filingWords.moved, whereTo(answer));
    const { from } = moved;
    if (isBack || from === null) return void tell({ text });
    const perform = () => void move({ ...moved, from: folderId }, from, true);
    tell({ kind: "undo", text, undo: { label: say(filingWords.undo), perform } });
  }

  return move;
}

async function ask({ is, id }: Moved, folderId: number) {
  const { folder, page } = inFolder(id, folderId);
  if (is === "folder") return send(moveFolder, folder);
  return send(movePage, page);
}
