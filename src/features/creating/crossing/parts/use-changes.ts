import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { changeWords } from "#features/sharing/changes/wording.ts";
import { useSay } from "#ui/language.tsx";
import { previewCrossing } from "../contract.ts";
import { type CrossingSource, whatMoves } from "../model/wire.ts";

/** Who gains and who loses access if it moves there, in sentences, once that is known; null moves nothing. */
export function useChanges({ is, id }: CrossingSource, targetId: number | null): readonly string[] {
  const say = useSay();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    if (targetId === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const find = async (target: number) => {
      const answer = await send(previewCrossing, whatMoves({ is, id }, target), { signal });
      if (signal.aborted) return;
      setSentences(answer.success ? answer.sentences : [say(changeWords.unchecked)]);
    };
    void find(targetId);
    return () => stop.abort();
  }, [is, id, targetId, say]);
  return sentences;
}
