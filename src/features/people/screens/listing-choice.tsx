import LayoutGrid from "lucide-react/icons/layout-grid";
import Table from "lucide-react/icons/table-2";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { type Listing, listingAddress, peopleSorts } from "../model/listing.ts";
import { peopleWords as words } from "../wording.ts";

const sortWords = { name: words.byName, position: words.byPosition, role: words.byRole } as const;

/** In which order, and as cards or as a table: links, so that each has an address. */
export function ListingChoice({ data: { q, from, sort: chosen, view } }: { data: Listing }) {
  const say = useSay();
  const here = useHere();
  const isTable = view === "table";
  const other = { q, from, sort: chosen, view: isTable ? "cards" : "table" } as const;
  return (
    <div className="people-listing">
      <nav className="people-sort" aria-label={say(words.sortBy)}>
        {peopleSorts.map((sort) => (
          <a
            key={sort}
            href={here(listingAddress({ q, sort, view }))}
            aria-current={chosen === sort || undefined}
          >
            {say(sortWords[sort])}
          </a>
        ))}
      </nav>
      <a href={here(listingAddress(other))}>
        <Icon of={isTable ? LayoutGrid : Table} />
        {say(isTable ? words.cards : words.table)}
      </a>
    </div>
  );
}
