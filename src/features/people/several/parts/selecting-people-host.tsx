import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useNotices } from "#ui/notices-host.tsx";
import { observed } from "#ui/observed.ts";
import { type Selection, extended, nothingSelected, toggled, withoutGone } from "#ui/selection.ts";
import { type SelectingPeople, SelectingPeopleContext } from "./selecting.ts";
import { usePersonGestures } from "./use-person-gestures.ts";

type HostProps<Whom> = {
  /** Fetches what stands below the list while somebody selects, and whom it is about. */
  loadBar: () => Promise<ComponentType<Whom>>;
  whom: Whom;
  people: readonly { readonly id: number }[];
  isOffered: boolean;
  /** Another list has another selection. */
  list: string;
  children: ReactNode;
};

/** Holds which people of a list are selected. What is done to them is fetched when somebody begins. */
export function SelectingPeopleHost<Whom extends object>(props: HostProps<Whom>) {
  const { people, isOffered, list, children, whom } = props;
  const [selection] = useState(() => observed<Selection>(null));
  const latest = useRef(people);
  const root = useRef<HTMLDivElement>(null);
  const [Bar, load] = useBar(props.loadBar);
  useEffect(() => {
    selection.set(withoutGone(selection.get(), idsOf(latest.current), idsOf(people)));
    latest.current = people;
  }, [people, selection]);
  useEffect(() => () => selection.set(null), [list, selection]);

  // The same for as long as it is offered: all cards depend on it.
  const selecting: SelectingPeople = useMemo(() => {
    const change = (next: (now: Selection) => Selection) => load(() => selection.set(next(selection.get())));
    return {
      selection,
      isOffered,
      toggle: (id) => change((now) => toggled(now, id)),
      extend: (id) => change((now) => extended(now, id, idsOf(latest.current))),
      begin: () => change((now) => now ?? nothingSelected),
      end: () => selection.set(null),
    };
  }, [selection, isOffered, load]);
  usePersonGestures(root, selecting);
  return (
    <SelectingPeopleContext value={selecting}>
      <div ref={root}>{children}</div>
      {Bar && <Bar {...whom} />}
    </SelectingPeopleContext>
  );
}

/** What stands below the list while somebody selects; `load` does something once it has come, from then on at once. */
function useBar<Whom>(loadBar: () => Promise<ComponentType<Whom>>) {
  const { fail } = useNotices();
  const latest = useRef(fail);
  latest.current = fail;
  const [Bar, setBar] = useState<ComponentType<Whom> | null>(null);
  const [load] = useState(() => {
    let isThere = false;
    return (then: () => void): void => {
      if (isThere) return then();
      loadBar().then(
        (bar) => {
          isThere = true;
          setBar(() => bar);
          then();
        },
        () => latest.current(),
      );
    };
  });
  return [Bar, load] as const;
}

function idsOf(people: readonly { readonly id: number }[]): number[] {
  return people.map(({ id }) => id);
}
