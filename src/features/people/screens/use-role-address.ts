import { useEffect, useRef } from "react";
import { visit } from "#client/navigation.ts";
import type { PersonShown } from "../screen.ts";

/**
 * `#setrole-{user_id}` opens the role of that person, when it may be changed (ROUT-17). Whom a long list leaves out, `beyond` it, is shown
 * alone first.
 */
export function useRoleAddress(
  { people, beyond }: { people: readonly PersonShown[]; beyond: boolean },
  open: (person: PersonShown) => void,
): void {
  const latest = useRef({ people, beyond, open });
  latest.current = { people, beyond, open };
  const wanted = useRef(0);

  useEffect(() => {
    function look() {
      const id = Number(/^#setrole-([0-9]{1,16})$/.exec(location.hash)?.[1] ?? 0);
      const now = latest.current;
      const person = now.people.find((each) => each.id === id);
      if (person?.mayChangeRole) return now.open(person);
      if (person || id === 0 || !now.beyond) return;
      wanted.current = id;
      void visit(`/profile/p/${id}/${location.hash}`);
    }
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  useEffect(() => {
    const person = people.find((each) => each.id === wanted.current && each.mayChangeRole);
    if (!person) return;
    wanted.current = 0;
    latest.current.open(person);
  }, [people]);
}
