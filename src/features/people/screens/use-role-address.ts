import { useEffect, useRef } from "react";
import type { PersonShown } from "../screen.ts";

/** `#setrole-{user_id}` opens the role of that person, when they are listed and it may be changed (ROUT-17). */
export function useRoleAddress(people: readonly PersonShown[], open: (person: PersonShown) => void): void {
  const latest = useRef({ people, open });
  latest.current = { people, open };
  useEffect(() => {
    function look() {
      const id = Number(/^#setrole-([0-9]{1,16})$/.exec(location.hash)?.[1] ?? 0);
      const person = latest.current.people.find((each) => each.id === id && each.mayChangeRole);
      if (person) latest.current.open(person);
    }
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
}
