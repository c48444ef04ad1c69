import { send } from "#client/call.ts";
import { revisitQuietly } from "#client/navigation.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { activityScreen } from "../screen.ts";
import { markSeen } from "../seeing/contract.ts";
import { activityWords } from "../wording.ts";

type Listed = Pick<
  ScreenData<typeof activityScreen>,
  "lines" | "person" | "filter" | "isOlder" | "seenUntil"
>;

/** What of the list is new, up to which line, and how one says that it has been seen, which can be taken back. */
export function useSeeing({ lines, person, filter, isOlder, seenUntil }: Listed) {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function mark(until: number): Promise<boolean> {
    const answer = await send(markSeen, { until });
    if (answer.success) void revisitQuietly();
    else fail(answer);
    return answer.success;
  }

  const newest = lines[0]?.happened ?? 0;
  return {
    hasNew: !person && filter === "all" && !isOlder && newest > (seenUntil ?? 0),
    lastNew: lines.findLast(({ happened }) => happened > (seenUntil ?? Number.POSITIVE_INFINITY)),
    markSeen: async () => {
      if (!(await mark(newest))) return;
      const undo = { label: say(activityWords.undo), perform: () => void mark(seenUntil ?? 0) };
      tell({ kind: "undo", text: say(activityWords.allSeen), undo });
    },
  };
}
