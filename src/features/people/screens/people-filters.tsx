import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { uiWording } from "#ui/wording.ts";
import { groupWords } from "../groups/wording.ts";
import { chartAddress, listingAddress, peopleSorts } from "../model/listing.ts";
import { reportingWords } from "../reporting/wording.ts";
import { peopleBatchWords } from "../several/wording.ts";
import { peopleWords as words } from "../wording.ts";
import { type Choice, sortWords } from "./listing-choice.tsx";
import "./people-filters.css";

export type Filtered = Choice & { readonly letters: readonly string[] };
type Link = {
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
  readonly name?: string;
};

/** Which people of the directory are listed and how: each choice is an address, and closes the dialog. */
export function PeopleFilters({ data, onSelect }: { data: Filtered; onSelect: (() => void) | null }) {
  const say = useSay();
  const { close } = useDialog();
  const { groups, orders, views, letters } = useLinks(data);

  function select() {
    close();
    onSelect?.();
  }

  return (
    <DialogFrame
      title={say(words.filters)}
      size="ask"
      cancelLabel={say(uiWording.close)}
      more={onSelect && <Button onPress={select}>{say(peopleBatchWords.select)}</Button>}
    >
      {data.view !== "chart" && <Links label={say(words.sortBy)} links={orders} />}
      <Links label={say(words.view)} links={views} />
      {groups.length > 2 && <Links label={say(words.group)} links={groups} />}
      {letters.length > 0 && <Links label={say(words.letters)} links={letters} />}
    </DialogFrame>
  );
}

function useLinks(data: Filtered): Record<"groups" | "orders" | "views" | "letters", Link[]> {
  const say = useSay();
  const { q, sort, view, groupId } = data;
  const to = (listing: Parameters<typeof listingAddress>[0]) =>
    listingAddress({ q, sort, view: view === "chart" ? "cards" : view, groupId, ...listing });
  const views = (["cards", "table"] as const).map((each) => ({
    label: say(words[each]),
    href: to({ view: each }),
    isChosen: view === each,
  }));
  const chart = { label: say(reportingWords.chart), href: chartAddress(null), isChosen: view === "chart" };
  return {
    orders: peopleSorts.map((each) => ({
      label: say(sortWords[each]),
      href: to({ sort: each }),
      isChosen: sort === each,
    })),
    views: data.hasChart ? [...views, chart] : views,
    groups: [
      { label: say(words.allGroups), href: to({ groupId: null }), isChosen: groupId === null },
      ...data.groups.map(({ id, name }) => ({
        label: name,
        href: to({ groupId: id }),
        isChosen: groupId === id,
      })),
      { label: say(groupWords.title), href: "/people/groups/", isChosen: false },
    ],
    letters: data.letters.map((letter) => ({
      label: letter.toUpperCase(),
      name: say(words.fromLetter, { letter: letter.toUpperCase() }),
      href: to({ q: "", sort: "name", groupId: null, from: letter }),
      isChosen: data.from === letter,
    })),
  };
}

function Links({ label, links }: { label: ReactNode; links: readonly Link[] }) {
  const here = useHere();
  const { close } = useDialog();
  return (
    <nav className="people-filters" aria-label={String(label)}>
      <h3>{label}</h3>
      <span className="people-listing">
        {links.map(({ label: text, href, isChosen, name }) => (
          <a
            key={href}
            href={here(href)}
            aria-current={isChosen || undefined}
            aria-label={name}
            onClick={close}
          >
            {text}
          </a>
        ))}
      </span>
    </nav>
  );
}
