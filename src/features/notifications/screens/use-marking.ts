import { useState } from "react";
import type { Failure } from "#client/call.ts";
import { beforeLeaving } from "#client/leaving.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { useNotices } from "#ui/notices-host.tsx";
import type { NotificationLine } from "../screen.ts";

type Shown = readonly (readonly [id: number, isRead: boolean])[];

/** The list with what was marked since it was read: shown at once, and taken back with a word when it did not work. */
export function useMarking(lines: readonly NotificationLine[]) {
  const { fail } = useNotices();
  const [marked, setMarked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [read, setRead] = useState(lines);
  if (lines !== read) {
    setRead(lines);
    setMarked(new Map());
  }

  /** The next screen, which shows how much is unread, waits for the answer. */
  async function marking<Answer extends { readonly success: true } | Failure>(
    shown: Shown,
    sent: () => Promise<Answer>,
  ): Promise<Answer> {
    setMarked(new Map([...marked, ...shown]));
    const sending = sent();
    const stop = beforeLeaving(() => sending);
    const answer = await sending;
    stop();
    if (answer.success) void revisitQuietly();
    else {
      setMarked(new Map());
      fail(answer);
    }
    return answer;
  }

  return { marking, lines: lines.map((line) => ({ ...line, isRead: marked.get(line.id) ?? line.isRead })) };
}
