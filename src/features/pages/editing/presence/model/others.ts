import type { PresenceNews, TabThere } from "#kernel/live-frame.ts";
import { WritingPlace } from "./writing-place.ts";

export type Person = TabThere["person"];

/** Another person's tab in edit mode. `moves` counts how often it was heard of at another place. */
export type Other = {
  readonly tab: string;
  readonly person: Person;
  readonly place: WritingPlace;
  readonly moves: number;
};

/** Everybody else who is in edit mode on a page; each person once, whoever came first at the front. */
export type Others = {
  readonly tabs: readonly Other[];
  readonly people: readonly Person[];
  /** Who is in a widget. The list of a widget in which nobody moved stays the same object. */
  readonly byWidget: ReadonlyMap<string, readonly Other[]>;
};

export const nobodyElse: Others = { tabs: [], people: [], byWidget: new Map() };

/** Takes in what is told. One's own tabs are not others; a place that is not understood counts as none. */
export function othersAfter(before: Others, news: PresenceNews, me: number): Others {
  const isOther = ({ person }: TabThere) => person.id !== me;
  if ("all" in news)
    return others(
      news.all.filter(isOther).map((each) => moved(before, each)),
      before,
    );
  if ("gone" in news)
    return others(
      before.tabs.filter(({ tab }) => tab !== news.gone),
      before,
    );
  if (!isOther(news.here)) return before;
  const next = moved(before, news.here);
  const isKnown = before.tabs.some(({ tab }) => tab === next.tab);
  const tabs = before.tabs.map((each) => (each.tab === next.tab ? next : each));
  return others(isKnown ? tabs : [...tabs, next], before);
}

const nowhere: WritingPlace = { epoch: 1, widget: null, caret: null };

function moved(before: Others, { tab, person, place }: TabThere): Other {
  const known = before.tabs.find((each) => each.tab === tab);
  const read = WritingPlace.safeParse(place);
  const next = read.success ? read.data : nowhere;
  if (known && isSame(known.place, next) && known.person.name === person.name) return known;
  return { tab, person, place: next, moves: (known?.moves ?? 0) + 1 };
}

function others(tabs: readonly Other[], before: Others): Others {
  const people = [...new Map(tabs.map(({ person }) => [person.id, person])).values()];
  const byWidget = new Map<string, Other[]>();
  for (const each of tabs) {
    const { widget } = each.place;
    if (widget !== null) byWidget.set(widget, [...(byWidget.get(widget) ?? []), each]);
  }
  return {
    tabs,
    people: isSame(people, before.people) ? before.people : people,
    byWidget: new Map(
      [...byWidget].map(([id, list]) => {
        const was = before.byWidget.get(id);
        const isUnmoved = was?.length === list.length && list.every((each, at) => each === was[at]);
        return [id, isUnmoved ? was : list];
      }),
    ),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
