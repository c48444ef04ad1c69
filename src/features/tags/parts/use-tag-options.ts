import { useState } from "react";
import { suggestedTags } from "../model/suggested-tags.ts";
import type { Tag } from "../model/tag.ts";
import type { TypedTags } from "./tag-field.tsx";
import { useKnownTags } from "./use-known-tags.ts";

/** What is offered for the text that is typed, and which of it is marked (TAGP-01, TAGP-02). */
export function useTagOptions({ tags, typed }: TypedTags) {
  const { all, load } = useKnownTags();
  const [marked, setMarked] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { found, isNew } = suggestedTags(typed, { all, chosen: tags });
  const fresh: Tag[] = isNew ? [{ id: null, name: typed.trim() }] : [];
  const options = isClosed ? [] : [...found, ...fresh];

  /** Says whether the key was one of the list's. */
  function press(key: string): boolean {
    if (options.length === 0) return false;
    if (key === "Escape") setClosed(true);
    else if (key === "ArrowDown") setMarked(next(marked, 1, options.length));
    else if (key === "ArrowUp") setMarked(next(marked, -1, options.length));
    else return false;
    return true;
  }

  return {
    all,
    load,
    options,
    marked: isClosed ? null : marked,
    /** The option that is marked. */
    chosen: marked === null ? undefined : options[marked],
    press,
    open() {
      setMarked(null);
      setClosed(false);
    },
    leave: () => setClosed(true),
  };
}

/** Round through the list; from none to its first or last. */
function next(marked: number | null, by: 1 | -1, many: number): number {
  if (marked === null) return by === 1 ? 0 : many - 1;
  return (marked + by + many) % many;
}
