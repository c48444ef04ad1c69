import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { leftByReason } from "#features/pages/batches/model/left-pages.ts";
import { doBatch, heldBatch, judgeBatch } from "#features/pages/batches/operations.ts";
import { severalAsk, severalSentences } from "#features/sharing/changes/model/several-sentences.ts";
import { accessChangeOfSeveral } from "#features/sharing/changes/several-operations.ts";
import { changeWords } from "#features/sharing/changes/wording.ts";
import { mayAddPeopleToPage, mayMakePublic } from "#features/sharing/rules.ts";
import { countGroups, readSharingPeople } from "#features/sharing/store.ts";
import { type Actor, principal, principalKind } from "#kernel/actor.ts";
import { previewBatchSharing, readBatchSharing, shareBatch } from "./contract.ts";
import { demand } from "#kernel/refusal.ts";
import { mayShareAtOnce } from "./rules.ts";
import { sharingPages } from "./sharing-operations.ts";
import { type SharedCount, countShares } from "./store.ts";

export const batchSharingHandlers = [
  handle(readBatchSharing, async ({ input, actor, tx, say }) => {
    const { total, allowed, left } = await judgeBatch(actor, { ids: input.ids, deed: "share" }, tx);
    const { shares, isPublic, ...site } = await countShares(
      allowed.map(({ id }) => id),
      tx,
    );
    const of = countsIn(shares);
    // How many people there are is for those who may share one of the pages.
    const groups = allowed.length > 0 ? await countGroups(tx) : { all: 0, editors: 0 };
    return {
      allowed: allowed.length,
      left: leftByReason(left, total, { say }),
      site: site.site,
      groups: [
        { id: "all" as const, nr_people: groups.all, ...of(principal("everybody")) },
        { id: "editors" as const, nr_people: groups.editors, ...of(principal("editors")) },
        { id: "public" as const, nr_people: 0, view: isPublic, edit: 0 },
      ],
      people: await peopleOf(actor, shares, tx),
      may_be_public: mayMakePublic(actor, { publicPages: site.publishes }).allowed,
      may_add_people: mayAddPeopleToPage(actor),
    };
  }),

  handle(previewBatchSharing, async ({ input, actor, tx, say }) => {
    demand(mayShareAtOnce(new Set(input.ids).size, Object.keys(input.lines).length));
    const { allowed } = await judgeBatch(actor, { ids: input.ids, deed: "share" }, tx);
    const pageIds = allowed.map(({ id }) => id);
    const { publishes: publicPages } = await countShares(pageIds, tx);
    const change = await accessChangeOfSeveral(actor, { pageIds, sent: input.lines, publicPages }, tx);
    if (!change) return { sentences: [say(changeWords.unchecked)], asks: true };
    return { sentences: severalSentences(change, say), asks: severalAsk(change) };
  }),

  handle(shareBatch, async ({ input, actor, now, tx, say }) => {
    demand(mayShareAtOnce(new Set(input.ids).size, Object.keys(input.lines).length));
    const judged = await heldBatch(actor, { ids: input.ids, deed: "share" }, tx);
    const batch = { judged, kind: sharingPages, input: { lines: input.lines } };
    return doBatch(actor, batch, { tx, now, say });
  }),
];

function countsIn(shares: readonly SharedCount[]) {
  const counted = new Map(shares.map(({ principalId, view, edit }) => [principalId, { view, edit }]));
  return (principalId: number) => counted.get(principalId) ?? { view: 0, edit: 0 };
}

/** Those with a line of their own; administrators have full access anyway. */
async function peopleOf(actor: Actor, shares: readonly SharedCount[], tx: Tx) {
  const of = countsIn(shares);
  const ids = shares.flatMap(({ principalId }) => {
    const { kind, subjectId } = principalKind(principalId);
    return kind === "person" ? [subjectId] : [];
  });
  const people = await readSharingPeople(ids, tx);
  return people
    .filter(({ role }) => role !== "owner" && role !== "admin")
    .map(({ id, name, role }) => ({
      id,
      name,
      is_external: role === "external",
      is_self: id === actor.personId,
      ...of(principal("person", id)),
    }));
}
