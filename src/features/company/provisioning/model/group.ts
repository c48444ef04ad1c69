import { groupNameMost } from "#features/people/groups/rules.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Change } from "./operations-sent.ts";
import { demandIgnorable } from "./user.ts";
import { isSaid, lineIn, saidOf, wrongValue } from "./values.ts";

export type GroupSaid = {
  readonly name: string;
  readonly externalId: string | null;
  /** The numbers of users. */
  readonly members: ReadonlySet<string>;
};

/** As many as a group of a directory has. */
export const membersMost = 10_000;

const number = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether something can be the number of anything here. */
export function isNumber(text: string): boolean {
  return number.test(text);
}

/** A group as it is after these changes, in their order. */
export function groupAfter(
  before: (GroupSaid & { id: string }) | null,
  changes: readonly Change[],
): GroupSaid {
  let name = before?.name ?? "";
  let externalId = before?.externalId ?? null;
  const members = new Set(before?.members);
  for (const change of changes) {
    const { attribute } = change.path;
    const isRemoved = change.op === "remove";
    if (attribute === "displayname") {
      if (isRemoved) throw new Refusal("scim-mutability", { attribute });
      name = lineIn(change.value, "displayName", groupNameMost);
    } else if (attribute === "externalid")
      externalId = isRemoved ? null : lineIn(change.value, "externalId", 254) || null;
    else if (attribute === "members") changeMembers(members, change);
    else demandIgnorable(change, before?.id ?? null);
  }
  if (name === "") throw wrongValue("displayName");
  if (members.size > membersMost) throw new Refusal("scim-many", { most: membersMost });
  return { name, externalId, members };
}

function changeMembers(members: Set<string>, { op, path: { pick, sub }, value }: Change): void {
  if (sub !== null && sub !== "value") throw new Refusal("scim-path");
  if (pick) {
    if (op !== "remove" || pick.sub !== "value") throw new Refusal("scim-path");
    members.delete(pick.value);
    return;
  }
  if (op === "remove" && (value === undefined || value === null)) return members.clear();
  const named = numbersIn(value);
  if (op === "replace") members.clear();
  for (const each of named) {
    if (op === "remove") members.delete(each);
    else members.add(each);
  }
}

function numbersIn(value: unknown): string[] {
  if (value === null) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((each) => {
    const said = isSaid(each) ? saidOf(each, "value") : each;
    if (typeof said !== "string" || !isNumber(said)) throw wrongValue("members");
    return said;
  });
}
