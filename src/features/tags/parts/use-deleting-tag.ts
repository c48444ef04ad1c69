import { type Failure, send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { deleteTag, undeleteTag } from "../contract.ts";
import { tagAddress } from "../model/tag-address.ts";
import type { KeptTag } from "../model/tag.ts";
import { tagWords } from "../wording.ts";

/** Deletes a tag and leaves its list; for ten seconds it can be brought back (TOPT-07, TOPT-09). */
export function useDeletingTag({ id }: KeptTag): () => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useRefusals();

  /** The reason, or that nothing could be reached (TOPT-08). */
  function failed(failure: Failure, sentence: typeof tagWords.notDeleted): void {
    if (failure.expired) return;
    if (failure.offer !== null) return tellRefusal(failure, "delete-tag");
    fail(`${say(sentence)} ${failure.reason}`);
  }

  async function undo() {
    const answer = await send(undeleteTag, { id });
    if (answer.success) await visit(tagAddress(answer));
    else failed(answer, tagWords.notUndeleted);
  }

  return async () => {
    const answer = await send(deleteTag, { id });
    if (!answer.success) return failed(answer, tagWords.notDeleted);
    await visit("/pages/");
    const back = { label: say(tagWords.undo), perform: () => void undo() };
    tell({ kind: "undo", text: say(tagWords.deleted), undo: back });
  };
}
