import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { SharingPerson } from "#features/sharing/model/listed.ts";
import type { readBatchSharing, shareBatch } from "../contract.ts";

export type BatchRight = "view" | "edit";

/** A line of the permissions of several pages: of how many of them it has a right. */
export type BatchLine = {
  readonly name: string;
  /** What a person is called; groups are called by who shows them. */
  readonly label: string;
  readonly people: number;
  readonly isSelf: boolean;
  readonly isExternal: boolean;
  readonly view: number;
  readonly edit: number;
};

export type BatchSharing = {
  readonly count: number;
  readonly left: string;
  readonly site: string;
  readonly lines: readonly BatchLine[];
  readonly mayBePublic: boolean;
  readonly mayAddPeople: boolean;
};

/** What was turned for all pages, by line. */
export type BatchTurns = ReadonlyMap<string, { readonly view?: boolean; readonly edit?: boolean }>;

export function batchSharing(answer: OutputOf<typeof readBatchSharing>): BatchSharing {
  const groups = answer.groups.map(({ id, nr_people: people, view, edit }) => {
    return { name: id, label: "", people, isSelf: false, isExternal: false, view, edit };
  });
  const people = answer.people.map(({ id, name, is_self, is_external, view, edit }) => {
    return { name: String(id), label: name, people: 1, isSelf: is_self, isExternal: is_external, view, edit };
  });
  return {
    count: answer.allowed,
    left: answer.left.map(({ text }) => text).join(" "),
    site: answer.site,
    lines: [...groups, ...people],
    mayBePublic: answer.may_be_public,
    mayAddPeople: answer.may_add_people,
  };
}

/** A person who is added sees all pages. */
export function addedLine({ id, name, isExternal, isSelf }: SharingPerson): BatchLine {
  return { name: String(id), label: name, people: 1, isSelf, isExternal, view: 0, edit: 0 };
}

/** Who edits views, and who does not view does not edit (PRUL-01, PRUL-07). */
export function turned(turns: BatchTurns, name: string, right: BatchRight, isOn: boolean): BatchTurns {
  const other = right === "edit" && isOn ? { view: true } : right === "view" && !isOn ? { edit: false } : {};
  return new Map(turns).set(name, { ...turns.get(name), ...other, [right]: isOn });
}

export function linesToSend(turns: BatchTurns): Pick<SentOf<typeof shareBatch>, "lines"> {
  return { lines: Object.fromEntries(turns) };
}
