import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { commentWords } from "../wording.ts";
import { nextPassage } from "./block-text.ts";
import type { Begun, Margin } from "./margin.ts";
import { usePassages } from "./use-passages.ts";
import { useThreads } from "./use-threads.ts";

const none: Margin["threads"] = [];

/** What is said on the page, where its passages stand, and what is looked at. */
export function useMargin(
  layer: RefObject<HTMLElement | null>,
  { pageId, personId, isEdited }: { pageId: number; personId: number; isEdited: boolean },
) {
  const { said, isFailed, act } = useThreads(pageId, isEdited);
  const [active, activate] = useState<number | null>(null);
  const [begun, begin] = useState<Begun | null>(null);
  const threads = said?.threads ?? none;
  const found = usePassages(layer, { threads, active, begun });
  useTellFailure(isFailed);

  const margin: Margin = {
    pageId,
    personId,
    threads,
    people: said?.people ?? [],
    mayChange: said?.mayChange ?? true,
    mayBegin: !isEdited && (said?.mayChange ?? true),
    act,
    ranges: found.ranges,
    active,
    activate,
    goTo: (id) => {
      activate(id);
      const holder = found.ranges.get(id)?.startContainer.parentElement;
      holder?.scrollIntoView?.({ block: "center" });
    },
    begun,
    begin,
    step: (by) => {
      const next = begun && nextPassage(layer.current?.closest("article") ?? null, begun, by);
      if (!next) return;
      const { widget, quote, before, after, range } = next;
      begin({ widget, quote, before, after, isByKeys: true });
      range.startContainer.parentElement?.scrollIntoView?.({ block: "center" });
    },
  };
  return { margin, begunRange: found.begun };
}

function useTellFailure(isFailed: boolean): void {
  const say = useSay();
  const { fail } = useNotices();
  const tell = useEffectEvent(() => fail(say(commentWords.notLoaded)));
  useEffect(() => {
    if (isFailed) tell();
  }, [isFailed]);
}
