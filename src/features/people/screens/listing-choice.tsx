import LayoutGrid from "lucide-react/icons/layout-grid";
import Table from "lucide-react/icons/table-2";
import UsersRound from "lucide-react/icons/users-round";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { type Listing, listingAddress, peopleSorts } from "../model/listing.ts";
import { groupWords } from "../groups/wording.ts";
import { peopleWords as words } from "../wording.ts";

type Group = { readonly id: number; readonly name: string };

const sortWords = { name: words.byName, position: words.byPosition, role: words.byRole } as const;

/** In which order, and as cards or as a table: links, so that each has an address. */
export function ListingChoice({ data }: { data: Listing & { readonly groups: readonly Group[] } }) {
  const say = useSay();
  const here = useHere();
  const { q, from, sort: chosen, view, groupId } = data;
  const isTable = view === "table";
  const other = { q, from, sort: chosen, groupId, view: isTable ? "cards" : "table" } as const;
  return (
    <div className="people-listing">
      {data.groups.length > 0 && <GroupChoice data={data} />}
      <nav className="people-sort" aria-label={say(words.sortBy)}>
        {peopleSorts.map((sort) => (
          <a
            key={sort}
            href={here(listingAddress({ q, sort, view, groupId }))}
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

/** Everybody, or the people of one group: each has an address. */
function GroupChoice({ data }: Parameters<typeof ListingChoice>[0]) {
  const say = useSay();
  const { groups, groupId, q, sort, view } = data;
  const chosen = groups.find(({ id }) => id === groupId);
  const leads = (id: number | null) => listingAddress({ q, sort, view, groupId: id });
  const all = {
    id: "all",
    label: say(words.allGroups),
    href: leads(null),
    checked: groupId === null,
  };
  const each = groups.map(({ id, name }) => {
    return { id: String(id), label: name, href: leads(id), checked: id === groupId };
  });
  const manage = {
    id: "manage",
    label: say(groupWords.title),
    icon: UsersRound,
    href: "/people/groups/",
  };
  const name = chosen ? say(words.groupShown, { name: chosen.name }) : say(words.allGroups);
  return (
    <Menu
      label={name}
      size="small"
      align="start"
      groups={[{ entries: [all] }, { entries: each }, { entries: [manage] }]}
    >
      {name}
    </Menu>
  );
}
