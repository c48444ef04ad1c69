import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { showFirstSteps } from "../contract.ts";
import { useTellRefusal } from "../rights/parts/tell-refusal.ts";
import { siteWords } from "../wording.ts";

/** Hides the first steps, or brings them back, for all owners; leads to the home page and offers to take that back. */
export function useFirstSteps(): (shown: boolean) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();
  return async function show(shown) {
    const answer = await send(showFirstSteps, { shown });
    if (!answer.success) return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer);
    await visit("/");
    const undo = { label: say(siteWords.undo), perform: () => void show(!shown) };
    tell({ kind: "undo", text: say(shown ? siteWords.firstStepsShown : siteWords.firstStepsHidden), undo });
  };
}
