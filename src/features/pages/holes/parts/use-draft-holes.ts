import { useMemo, useState } from "react";
import { type DraftHoles, draftHoles } from "./draft-holes.ts";
import { useHoleNews } from "./use-hole-news.ts";

/** What lives in the draft of the page that is edited, read when the first living widget asks for it and kept up to date from then on. */
export function useDraftHoles(pageId: number): DraftHoles {
  const [isWanted, setWanted] = useState(false);
  const holes = useMemo(() => draftHoles(() => setWanted(true)), []);
  useHoleNews(isWanted ? pageId : null, holes.take, true);
  return holes;
}
