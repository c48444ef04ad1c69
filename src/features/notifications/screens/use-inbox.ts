import { send } from "#client/call.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { markAllRead, markRead, markUnread, takeBackAllRead } from "../contract.ts";
import type { NotificationLine } from "../screen.ts";
import { inboxWords } from "../inbox/wording.ts";
import { useMarking } from "./use-marking.ts";

/** What one is told of, and what one does with it. */
export function useInbox(read: readonly NotificationLine[]) {
  const say = useSay();
  const { tell } = useNotices();
  const { lines, marking } = useMarking(read);

  async function markAll() {
    const all = lines.map(({ id }) => [id, true] as const);
    const answer = await marking(all, () => send(markAllRead, {}));
    if (!answer.success) return;
    const takeBack = () => marking([], () => send(takeBackAllRead, { at: answer.at }));
    const undo = { label: say(inboxWords.undo), perform: () => void takeBack() };
    tell({ kind: "undo", text: say(inboxWords.allMarked, { count: answer.count }), undo });
  }

  return {
    lines,
    mark: (id: number, isRead: boolean) =>
      void marking([[id, isRead]], () => send(isRead ? markRead : markUnread, { id })),
    markAll: () => void markAll(),
  };
}
