import type { Outgoing } from "../kit/clipboard.ts";
import type { PeopleCards } from "./schema.ts";

/** The names of those who were chosen; of a group nobody is known here. */
export function namesIn({ from, people }: PeopleCards, out: Pick<Outgoing, "faceOf">): string[] {
  if (from === "group") return [];
  return people.flatMap((id) => out.faceOf({ of: "person", id })?.name ?? []);
}
