import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { restoreSamples } from "../contract.ts";
import { startingWords } from "../wording.ts";

/** Brings back the samples that somebody has removed, opens an address again, and tells how many there are. */
export function useRestoring(): (address: string) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async (address) => {
    const answer = await send(restoreSamples, {});
    if (!answer.success) return fail(answer);
    await visit(address);
    tell({ text: say(startingWords.restored, { count: answer.restored }) });
  };
}
