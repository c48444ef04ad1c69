import { useEffect, useRef } from "react";
import type { AllPeople } from "../parts/use-all-people.ts";
import type { PersonShown } from "../screen.ts";

/** `#setrole-{user_id}` opens the role of that person, when they are listed and it may be changed (ROUT-17); the whole list is fetched for it. */
export function useRoleAddress(list: AllPeople<PersonShown>, open: (person: PersonShown) => void): void {
  const latest = useRef({ list, open });
  latest.current = { list, open };
  useEffect(() => {
    async function look() {
      const id = Number(/^#setrole-([0-9]{1,16})$/.exec(location.hash)?.[1] ?? 0);
      if (id === 0) return;
      const { people, left, bring } = latest.current.list;
      const isAskedFor = (each: PersonShown) => each.id === id && each.mayChangeRole;
      const person = people.find(isAskedFor) ?? (left > 0 ? (await bring()).find(isAskedFor) : undefined);
      if (person) latest.current.open(person);
    }
    const heard = () => void look();
    heard();
    window.addEventListener("hashchange", heard);
    return () => window.removeEventListener("hashchange", heard);
  }, []);
}
