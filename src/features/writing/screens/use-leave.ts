import { useCallback, useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { askBeforeLeaving } from "#client/leaving.ts";
import { visit } from "#client/navigation.ts";
import type { PageFacts } from "#features/pages/contract.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { readUnpublished } from "../contract.ts";
import type { RunningSession } from "../tab/running-session.ts";
import { draftWords } from "../wording.ts";

/** What was told about leaving is over when the page is edited again. */
const ofReading = { takeAway: () => {} };

/**
 * The ways out of edit mode. While the server cannot be reached, they would lead to the browser's own error page and take
 * away what is being written: the page stays open, and says why.
 */
export function useLeave(session: RunningSession, page: PageFacts) {
  const say = useSay();
  const { tell } = useNotices();
  const isReached = useReached(session, page);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => ofReading.takeAway(), []);
  useEffect(
    () => askBeforeLeaving(() => session.state().saving === "saved" || isReached()),
    [session, isReached],
  );

  async function leave(go: () => Promise<void>): Promise<void> {
    setLeaving(true);
    if (await isReached()) await go();
    setLeaving(false);
  }

  /** Back to reading, and what becomes of the changes. */
  async function toReading(): Promise<void> {
    const { saving, changes } = session.state();
    await visit(page.address, { push: false });
    const isKept = saving !== "saved";
    const left = changes ? draftWords.leftUnpublished : draftWords.left;
    ofReading.takeAway = tell({ text: say(isKept ? draftWords.leftKept : left) });
  }

  /** What readers do not see yet stands beside the page's versions. */
  async function toChanges(): Promise<void> {
    await visit(`/page/versions/${page.id}/?changes=yes`);
  }

  return { done: () => leave(toReading), seeChanges: () => leave(toChanges), isLeaving };
}

/** Sends what is not stored yet, and asks whether the server answers at all. */
function useReached(session: RunningSession, page: PageFacts): () => Promise<boolean> {
  const say = useSay();
  const { fail } = useNotices();
  return useCallback(async () => {
    await session.leave();
    const answer = await send(readUnpublished, ofPage(page.id));
    if (answer.success || (answer.status !== 0 && answer.status < 500)) return true;
    fail(answer, say(draftWords.stays));
    return false;
  }, [session, page.id, say, fail]);
}
