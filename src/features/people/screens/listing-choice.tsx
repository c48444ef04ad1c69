import LayoutGrid from "lucide-react/icons/layout-grid";
import Network from "lucide-react/icons/network";
import Table from "lucide-react/icons/table-2";
import UsersRound from "lucide-react/icons/users-round";
import { itemsOfMenu, usePaletteItems } from "#client/palette.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { type Listing, chartAddress, listingAddress, peopleSorts } from "../model/listing.ts";
import { groupWords } from "../groups/wording.ts";
import { reportingWords } from "../reporting/wording.ts";
import { peopleWords as words } from "../wording.ts";

type Group = { readonly id: number; readonly name: string };

export type Choice = Listing & { readonly groups: readonly Group[]; readonly hasChart: boolean };

export const sortWords = { name: words.byName, position: words.byPosition, role: words.byRole } as const;

/** In which order, and as cards or as a table: links, so that each has an address. */
export function ListingChoice({ data }: { data: Choice }) {
  const say = useSay();
  const here = useHere();
  const { q, sort: chosen, view, groupId } = data;
  if (view === "chart") return <Views data={data} />;
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
      <Views data={data} />
    </div>
  );
}

/** The other ways to look at people. */
function Views({ data }: { data: Choice }) {
  const say = useSay();
  const here = useHere();
  const { q, from, sort, groupId, view, hasChart } = data;
  const to = (next: "cards" | "table") => here(listingAddress({ q, from, sort, groupId, view: next }));
  return (
    <span className="people-listing">
      {view !== "cards" && (
        <a href={to("cards")}>
          <Icon of={LayoutGrid} />
          {say(words.cards)}
        </a>
      )}
      {view !== "table" && (
        <a href={to("table")}>
          <Icon of={Table} />
          {say(words.table)}
        </a>
      )}
      {hasChart && view !== "chart" && (
        <a href={here(chartAddress(null))}>
          <Icon of={Network} />
          {say(reportingWords.chart)}
        </a>
      )}
    </span>
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
  usePaletteItems(() => itemsOfMenu([{ entries: each }], { name: "group", group: groupWords.title }));
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
