import { type Grant, type PageSharing, grantsOf } from "../rules.ts";

/** What somebody may do with a page, and why. */
export type Explanation = {
  readonly right: "edit" | "view" | "none";
  /** Each of them is enough alone; those that give the most stand first. */
  readonly reasons: readonly Grant[];
  /** What keeps the page from somebody who would read it otherwise. */
  readonly withheld: "trashed" | "unpublished" | null;
};

/** The rule itself says why: `reasons` are those of its grants whose principals somebody holds. */
export function explain(page: PageSharing, held: readonly number[]): Explanation {
  const reasons = heldOf(grantsOf(page), held);
  const right = rightIn(reasons);
  return { right, reasons, withheld: right === "none" ? whatWithholds(page, held) : null };
}

/** What is left to somebody who loses the first reason. */
export function rightWithoutFirst({ reasons }: Pick<Explanation, "reasons">): Explanation["right"] {
  return rightIn(reasons.slice(1));
}

function heldOf(grants: readonly Grant[], held: readonly number[]): Grant[] {
  const theirs = grants.filter(({ principalId }) => held.includes(principalId));
  return [...theirs.filter(({ mayEdit }) => mayEdit), ...theirs.filter(({ mayEdit }) => !mayEdit)];
}

function rightIn(reasons: readonly Grant[]): Explanation["right"] {
  if (reasons.some(({ mayEdit }) => mayEdit)) return "edit";
  return reasons.length > 0 ? "view" : "none";
}

function whatWithholds(page: PageSharing, held: readonly number[]): Explanation["withheld"] {
  const reads = (otherwise: Partial<PageSharing>) =>
    heldOf(grantsOf({ ...page, ...otherwise }), held).length > 0;
  if (page.isTrashed && reads({ isTrashed: false, isUnpublished: false })) return "trashed";
  return page.isUnpublished && reads({ isUnpublished: false }) ? "unpublished" : null;
}
