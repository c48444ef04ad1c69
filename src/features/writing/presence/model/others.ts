import type { PresenceNews, TabThere } from "#kernel/live-frame.ts";
import { WritingPlace } from "./writing-place.ts";

export type Person = TabThere["person"];

/** A person with a colour, which nobody else has as long as there are colours. */
export type Colleague = Person & { readonly hue: number };

/** Another person's tab in edit mode. `moves` counts how often it was heard of at another place. */
export type Other = {
  readonly tab: string;
  readonly person: Colleague;
  readonly place: WritingPlace;
  readonly moves: number;
};

/** Everybody else who is in edit mode on a page; each person once, whoever came first at the front. */
export type Others = {
  readonly tabs: readonly Other[];
  readonly people: readonly Colleague[];
  /** Who is in a widget. The list of a widget in which nobody moved stays the same object. */
  readonly byWidget: ReadonlyMap<string, readonly Other[]>;
};

export const nobodyElse: Others = { tabs: [], people: [], byWidget: new Map() };

/** How many files each of them has on the way into the page, of those who have any. */
export function filesOnTheirWay({ tabs, people }: Others): readonly { person: Colleague; files: number }[] {
  return people
    .map((person) => ({
      person,
      files: tabs
        .filter((each) => each.person.id === person.id)
        .reduce((sum, { place }) => sum + (place.files ?? 0), 0),
    }))
    .filter(({ files }) => files > 0);
}

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

function moved(before: Others, { tab, person, place }: TabThere): Heard {
  const known = before.tabs.find((each) => each.tab === tab);
  const read = WritingPlace.safeParse(place);
  const next = read.success ? read.data : nowhere;
  if (known && isSame(known.place, next) && known.person.name === person.name) return known;
  return { tab, person, place: next, moves: (known?.moves ?? 0) + 1 };
}

/** A tab whose person may have no colour yet. */
type Heard = Omit<Other, "person"> & { readonly person: Person };

function others(heard: readonly Heard[], before: Others): Others {
  const people = coloured(
    heard.map(({ person }) => person),
    before.people,
  );
  const tabs = heard.map((each) => {
    const person = people.get(each.person.id) as Colleague;
    return each.person === person ? (each as Other) : { ...each, person };
  });
  const byWidget = new Map<string, Other[]>();
  for (const each of tabs) {
    const { widget, blocks = [] } = each.place;
    for (const id of new Set(widget === null ? blocks : [widget, ...blocks]))
      byWidget.set(id, [...(byWidget.get(id) ?? []), each]);
  }
  const all = [...people.values()];
  return {
    tabs,
    people: isSame(all, before.people) ? before.people : all,
    byWidget: new Map(
      [...byWidget].map(([id, list]) => {
        const was = before.byWidget.get(id);
        const isUnmoved = was?.length === list.length && list.every((each, at) => each === was[at]);
        return [id, isUnmoved ? was : list];
      }),
    ),
  };
}

/** Hues in degrees that are told apart, the ones that differ most first. */
const hues = [265, 25, 150, 325, 60, 205, 295, 110, 0, 180];

/**
 * Who has a colour keeps it; who comes gets the one of their number, or the next that is free. Of several who had to share
 * one, the first keeps it as soon as others are free.
 */
function coloured(people: readonly Person[], before: readonly Colleague[]): Map<number, Colleague> {
  const known = new Map(before.map((each) => [each.id, each]));
  const taken = new Set(people.flatMap(({ id }) => known.get(id)?.hue ?? []));
  const given = new Set<number>();
  const found = new Map<number, Colleague>();
  for (const { id, name, photo } of people) {
    if (found.has(id)) continue;
    const was = known.get(id);
    const turned = hues.map((_, at) => hues[(id + at) % hues.length] as number);
    const own = was && !given.has(was.hue) ? was.hue : undefined;
    const hue = own ?? turned.find((each) => !taken.has(each)) ?? was?.hue ?? (turned[0] as number);
    taken.add(hue);
    given.add(hue);
    found.set(
      id,
      was?.name === name && was.photo === photo && was.hue === hue
        ? was
        : { id, name, ...(photo && { photo }), hue },
    );
  }
  return found;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
