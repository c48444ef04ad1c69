import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { type ListOrder, loadPages, searchPages } from "../../browsing/contract.ts";
import { inFolder } from "../model/wire.ts";
import { type PageList, emptyList, pageList } from "../../browsing/model/page-list.ts";

/** Which pages are asked for; those of all folders where none is named. What is typed is looked for in all of them. */
export type Asked = { readonly folderId: number | null; readonly by: ListOrder; readonly typed: string };

/** Milliseconds without typing after which is asked. */
const pause = 250;

/** The pages of a folder, or those that were found. The folders stay while others are asked for. */
export function usePageList({ folderId, by, typed }: Asked) {
  const [list, setList] = useState<PageList | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const wanted = typed.trim();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const answer = await askFor({ folderId, by, typed: wanted }, signal);
      if (signal.aborted) return;
      setFailed(!answer.success);
      setList((before) => (answer.success ? pageList(answer) : { ...(before ?? emptyList), pages: [] }));
    };
    const timer = wanted === "" ? undefined : setTimeout(() => void ask(), pause);
    if (timer === undefined) void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [folderId, by, wanted, round]);

  return { list, hasFailed, again: () => setRound(round + 1) };
}

function askFor({ folderId, by, typed }: Asked, signal: AbortSignal) {
  if (typed !== "") return send(searchPages, { q: typed }, { signal });
  return send(loadPages, { by, ...inFolder(folderId) }, { signal });
}
