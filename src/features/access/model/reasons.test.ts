import { expect, it } from "vitest";
import { principal, principalsOf, subsitePrincipal } from "#kernel/actor.ts";
import { type Viewer, siteRoles, subsiteRoles } from "#kernel/viewer.ts";
import { type Grant, type PageSharing, type Share, mayEdit, mayView, worldOf } from "../rules.ts";
import { type Explanation, explain, rightWithoutFirst } from "./reasons.ts";

const crew = 3;
const somebody = 7;
const nobodyElse = { siteId: 1, personId: somebody, withSubsites: true, guestPageId: null } as const;

const viewers: readonly Viewer[] = [
  ...siteRoles.flatMap((role) =>
    [undefined, ...subsiteRoles].map((joined) => ({
      ...nobodyElse,
      role,
      ...(joined && { subsiteRoles: { [crew]: joined } }),
    })),
  ),
  { ...nobodyElse, role: "member", publicSubsites: [crew] },
  { ...nobodyElse, personId: null, role: "public" },
  { ...nobodyElse, personId: null, role: "public", publicSubsites: [crew] },
  { ...nobodyElse, personId: null, role: "guest", guestPageId: 12 },
];

const shareSets: readonly (readonly Share[])[] = [false, true].flatMap((edits) =>
  [
    [],
    [principal("everybody")],
    [principal("editors")],
    [principal("everybody"), principal("editors"), principal("person", somebody)],
    [principal("person", somebody), principal("guest", 12)],
  ].map((all) => all.map((principalId, at) => ({ principalId, mayEdit: edits && at % 2 === 0 }))),
);

const pages: readonly PageSharing[] = [0, crew].flatMap((area) =>
  shareSets.flatMap((shares) =>
    [false, true].flatMap((isPublic) =>
      [
        { isTrashed: false, isUnpublished: false },
        { isTrashed: false, isUnpublished: true },
        { isTrashed: true, isUnpublished: false },
      ].flatMap((state) =>
        ([null, "password", "ended"] as const).map((limit) => {
          return { area, shares, isPublic, world: worldOf(12, limit), ...state };
        }),
      ),
    ),
  ),
);

function verdict(viewer: Viewer, page: PageSharing): Explanation["right"] {
  if (mayEdit(viewer, page).allowed) return "edit";
  return mayView(viewer, page).allowed ? "view" : "none";
}

/** The same page and person when what a reason stands on is no more. */
function without(
  reason: Grant,
  page: PageSharing,
  held: readonly number[],
): [PageSharing, readonly number[]] {
  if (reason.ground === "share")
    return [
      { ...page, shares: page.shares.filter(({ principalId }) => principalId !== reason.principalId) },
      held,
    ];
  if (reason.ground === "world") return [{ ...page, isPublic: false }, held];
  return [page, held.filter((each) => each !== reason.principalId)];
}

it("an explanation says what the rule says, and what its first reason stands on is what it would take away, for everybody and every page (long)", () => {
  const seen = new Set<string>();
  for (const page of pages)
    for (const viewer of viewers) {
      const held = principalsOf(viewer);
      const why = explain(page, held);
      expect({ page, viewer, right: why.right }).toEqual({ page, viewer, right: verdict(viewer, page) });
      const [first] = why.reasons;
      seen.add(`${why.right} ${first?.ground ?? why.withheld}`);
      if (!first) continue;
      expect(explain(...without(first, page, held)).right).toBe(rightWithoutFirst(why));
    }
  expect([...seen].sort()).toEqual([
    "edit administrators",
    "edit roles",
    "edit share",
    "none null",
    "none trashed",
    "none unpublished",
    "view roles",
    "view share",
    "view world",
  ]);
});

it("what gives the most stands first, and roles of another subsite give nothing", () => {
  const page = {
    area: crew,
    shares: [],
    isPublic: false,
    world: null,
    isTrashed: false,
    isUnpublished: false,
  };
  const held = [subsitePrincipal("viewer", crew), subsitePrincipal("admin", crew)];
  expect(explain(page, held).reasons.map(({ mayEdit: edits }) => edits)).toEqual([true, false]);
  expect(explain(page, [subsitePrincipal("admin", 4)])).toEqual({
    right: "none",
    reasons: [],
    withheld: null,
  });
});
