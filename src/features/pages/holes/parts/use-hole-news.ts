import { useEffect, useEffectEvent } from "react";
import { send } from "#client/call.ts";
import { watch } from "#client/live.ts";
import { shownPosition } from "#client/navigation.ts";
import { openRereading } from "#client/rereading.ts";
import { ofPage } from "../../model/of-page.ts";
import { readHoles } from "../contract.ts";
import { holesTopic } from "../events.ts";

type Fresh = readonly { readonly id: string; readonly data: unknown }[];

/**
 * Reads the holes of a page anew whenever somebody has written into one of them; with `draft` those of the draft. A `pageId`
 * of null watches nothing.
 */
export function useHoleNews(pageId: number | null, onFresh: (fresh: Fresh) => void, draft = false): void {
  const take = useEffectEvent(onFresh);
  useEffect(() => {
    if (pageId === null) return;
    const rereading = openRereading(async () => {
      const answer = await send(readHoles, { ...ofPage(pageId), ...(draft && { draft }) });
      if (answer.success) take(answer.holes);
      // A refusal is an answer: the page tells of rights that have gone.
      return answer.success || answer.status !== 0;
    });
    const { soon } = rereading;
    const stop = watch(holesTopic(pageId), { onData: soon, onGap: soon }, shownPosition());
    if (draft) rereading.now();
    return () => {
      stop();
      rereading.stop();
    };
  }, [pageId, draft]);
}
