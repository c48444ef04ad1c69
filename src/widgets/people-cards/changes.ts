import type * as Y from "yjs";
import { valuesPart } from "../kit/draft-parts.ts";
import { orderAt } from "../kit/order.ts";
import { peopleIn, personPath } from "./schema.ts";

/** The cards that are changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

export function addPerson(target: Target, person: number): void {
  const orders = peopleOf(target).map(({ order }) => order);
  values(target).set(personPath(person), { order: orderAt(orders, orders.length) });
}

export function removePerson(target: Target, person: number): void {
  values(target).delete(personPath(person));
}

/** Moves somebody to a place among the others, from 0 on. */
export function movePerson(target: Target, person: number, to: number): void {
  const others = peopleOf(target).filter(({ id }) => id !== String(person));
  const order = orderAt(
    others.map((each) => each.order),
    to,
  );
  values(target).set(personPath(person), { order });
}

const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));
const peopleOf = (target: Target) => peopleIn(Object.fromEntries(values(target).entries()));
