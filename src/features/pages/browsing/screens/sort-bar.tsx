import ArrowDown from "lucide-react/icons/arrow-down";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { Words } from "#kernel/words.ts";
import type { FilterState } from "../model/filter-state.ts";
import { browsingWords } from "../wording.ts";

type SortBarProps = {
  state: FilterState;
  isSearching: boolean;
  /** Where the list stands in an order, for whoever has no script; null for everybody else. */
  hrefOf: ((by: FilterState["by"]) => string) | null;
  onSort: (by: FilterState["by"]) => void;
};

/** The orders of the list; relevance only while searching (BSRT-01). */
export function SortBar({ state, isSearching, hrefOf, onSort }: SortBarProps) {
  const say = useSay();
  const orders = [
    ...(isSearching ? [{ by: "relevance", label: browsingWords.relevance } as const] : []),
    { by: "alphabet", label: browsingWords.alphabetical } as const,
    { by: "modified", label: browsingWords.modified } as const,
    { by: "created", label: browsingWords.created } as const,
  ];
  if (hrefOf) return <SortLinks {...{ state, orders, hrefOf }} />;
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

type SortLinksProps = {
  state: FilterState;
  orders: readonly { readonly by: FilterState["by"]; readonly label: Words }[];
  hrefOf: (by: FilterState["by"]) => string;
};

function SortLinks({ state, orders, hrefOf }: SortLinksProps) {
  const say = useSay();
  return (
    <nav className="browsing-sort" aria-label={say(browsingWords.sort)}>
      {orders.map(({ by, label }) => (
        <a
          key={by}
          className="browsing-sort-by"
          href={hrefOf(by)}
          aria-current={state.by === by ? "true" : undefined}
        >
          {say(label)}
        </a>
      ))}
    </nav>
  );
}
