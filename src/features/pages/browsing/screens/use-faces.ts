import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { type PageFaces, readFaces } from "../../drawing/contract.ts";
import { facesMost } from "../../drawing/rules.ts";
import type { ShownPage } from "../model/page-list.ts";

/** How pages look, those that the screen has `brought` and the others as they are asked for; one that does not come keeps its sheet. */
export function useFaces(pages: readonly ShownPage[], brought: PageFaces): PageFaces {
  const [came, setCame] = useState<PageFaces>({});
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const missing = pages.filter(({ id }) => !(String(id) in brought) && !asked.has(id)).slice(0, facesMost);
  const ids = missing.map(({ id }) => id).join(".");

  useEffect(() => {
    if (ids === "") return;
    const stop = new AbortController();
    const ask = async () => {
      const answer = await send(readFaces, { ids }, { signal: stop.signal });
      if (stop.signal.aborted) return;
      setAsked((before) => new Set([...before, ...ids.split(".").map(Number)]));
      if (answer.success) setCame((before) => ({ ...before, ...answer.faces }));
    };
    void ask();
    return () => stop.abort();
  }, [ids]);

  return { ...came, ...brought };
}
