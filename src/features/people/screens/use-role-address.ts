import { useEffect, useRef } from "react";
import { visit } from "#client/navigation.ts";
import { listingAddress } from "../model/listing.ts";
import type { AllPeople } from "../parts/use-all-people.ts";
import type { PersonShown } from "../screen.ts";

/** What the addresses of the directory open, each by the action that has to be offered. */
type Asked = "role" | "groups";

type RoleAddress = {
  readonly list: AllPeople<PersonShown>;
  /** There are people whom the whole list leaves out, and somebody is here who may change roles. */
  readonly isLeftOut: boolean;
  readonly open: (person: PersonShown, asked: Asked) => void;
};

/**
 * `#group-{id}` leads to the people of that group. `#setrole-{user_id}` opens the role of that person, `#setgroups-{user_id}` their groups, when they may be changed (ROUT-17, ROUT-18). The whole list is fetched for it; for whom it leaves out
 * their own page is opened, which hears the same.
 */
export function useRoleAddress(given: RoleAddress): void {
  const latest = useRef(given);
  latest.current = given;

  useEffect(() => {
    async function look() {
      const [, group] = /^#group-([1-9][0-9]{0,15})$/.exec(location.hash) ?? [];
      if (group) return void visit(listingAddress({ groupId: Number(group) }));
      const [, named, digits] = /^#set(role|groups)-([0-9]{1,16})$/.exec(location.hash) ?? [];
      const id = Number(digits ?? 0);
      if (id === 0) return;
      const asked: Asked = named === "groups" ? "groups" : "role";
      const person = await listed(id, latest.current.list);
      if (person?.actions.includes(asked)) return latest.current.open(person, asked);
      if (person || !latest.current.isLeftOut) return;
      void visit(`/profile/p/${id}/${location.hash}`);
    }
    const heard = () => void look();
    heard();
    window.addEventListener("hashchange", heard);
    return () => window.removeEventListener("hashchange", heard);
  }, []);
}

/** Somebody of the list, of which the rest is fetched where it is needed. */
async function listed(id: number, list: AllPeople<PersonShown>): Promise<PersonShown | undefined> {
  const { people, left, bring } = list;
  const isAskedFor = (each: PersonShown) => each.id === id;
  return people.find(isAskedFor) ?? (left > 0 ? (await bring()).find(isAskedFor) : undefined);
}
