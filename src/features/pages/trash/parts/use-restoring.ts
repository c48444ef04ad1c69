import { send } from "#client/call.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { restorePage } from "../contract.ts";
import { trashWords } from "../wording.ts";

/** Brings a page back from the trash. What failed is said with the reason (TRSH-12); `onBack` is given its address (TRSH-11). */
export function useRestoring(): (
  id: number,
  onBack: (address: string) => Promise<unknown>,
) => Promise<boolean> {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async (id, onBack) => {
    const answer = await send(restorePage, { id });
    if (answer.success) {
      await onBack(answer.url);
      tell({ text: say(trashWords.restored) });
      return true;
    }
    // Of a session that is over its own notice tells.
    if (!answer.expired) fail(`${say(trashWords.restoreFailed)} ${answer.reason}`);
    return false;
  };
}
