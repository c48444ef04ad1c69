import { principalKind } from "#kernel/actor.ts";
import type { Share } from "../rules.ts";

/** What a change of a page's readers comes to for somebody. */
export type Effect = "gains" | "loses" | "edits" | "edits-no-more";
export type Affected = { readonly effect: Effect; readonly count: number; readonly names: readonly string[] };

/** As many as are called by name. */
export const namesMost = 10;

/** One principal before and after a change of who reads a page. */
export type ChangedReader = {
  readonly principalId: number;
  readonly had: boolean;
  readonly hadEdit: boolean;
  readonly has: boolean;
  readonly hasEdit: boolean;
};

/** Each principal that reads a page before or after, once: groups, and people by name. Guests are told apart by their addresses elsewhere. */
export function changedReaders(before: readonly Share[], after: readonly Share[]): ChangedReader[] {
  const right = (shares: readonly Share[], id: number) => shares.find((each) => each.principalId === id);
  const all = new Set([...before, ...after].map(({ principalId }) => principalId));
  return [...all]
    .filter((id) => principalKind(id).kind !== "guest")
    .map((principalId) => {
      const [was, is] = [right(before, principalId), right(after, principalId)];
      return {
        principalId,
        had: was !== undefined,
        hadEdit: was?.mayEdit === true,
        has: is !== undefined,
        hasEdit: is?.mayEdit === true,
      };
    });
}

export const isPerson = ({ principalId }: ChangedReader): boolean =>
  principalKind(principalId).kind === "person";

/** It gives more or less than before. */
export const isChanged = ({ had, hadEdit, has, hasEdit }: ChangedReader): boolean =>
  had !== has || hadEdit !== hasEdit;
