import ArrowDown from "lucide-react/icons/arrow-down";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { FilterState } from "../model/filter-state.ts";
import { browsingWords } from "../wording.ts";

/** The orders of the list; relevance only while searching (BSRT-01). */
export function SortBar({
  state,
  isSearching,
  onSort,
}: {
  state: FilterState;
  isSearching: boolean;
  onSort: (by: FilterState["by"]) => void;
}) {
  const say = useSay();
  const orders = [
    ...(isSearching ? [{ by: "relevance", label: browsingWords.relevance } as const] : []),
    { by: "alphabet", label: browsingWords.alphabetical } as const,
    { by: "modified", label: browsingWords.modified } as const,
    { by: "created", label: browsingWords.created } as const,
  ];
  return (
    <div className="browsing-sort" role="group" aria-label={say(browsingWords.sort)}>
      {orders.map(({ by, label }) => (
        <button
          type="button"
          key={by}
          className="browsing-sort-by"
          aria-pressed={state.by === by}
          onClick={() => onSort(by)}
        >
          {say(label)}
          {state.by === by && by !== "alphabet" && <Icon of={ArrowDown} size={12} />}
        </button>
      ))}
    </div>
  );
}
