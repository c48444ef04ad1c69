import { explain, rightWithoutFirst } from "#features/access/model/reasons.ts";
import type { Grant } from "#features/access/rules.ts";
import { readPageSharing } from "#features/access/store.ts";
import type { Tx } from "#database/transaction.ts";
import { listGroups } from "#features/people/groups/store.ts";
import { principal, principalKind } from "#kernel/actor.ts";
import { found } from "#kernel/refusal.ts";
import { isAdminIn } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { mayAddPeopleToPage } from "../rules.ts";
import { type SharedPage, findSharedPage } from "../store.ts";
import { givenBy, stepsOf } from "./model/chain.ts";
import { howToLetIn, whyNot } from "./model/why-not.ts";
import { readPlaceOf } from "./store.ts";
import { type Asking, type Subject, subjectOf } from "./subject-operations.ts";
import { reasonWords as words } from "./wording.ts";

/** Why somebody reads a page that the actor may edit, or why they do not, in sentences. */
export async function explainedAccess(pageId: number, who: string, asking: Asking) {
  const { actor, tx, say } = asking;
  const page = found(await findSharedPage(pageId, tx), "page-not-found");
  const { subsiteId: area } = page;
  const read = await readPageSharing(pageId, tx);
  // Nobody who is asked about has given a password: as a principal those who have are its guests.
  const facts = { ...read, world: page.worldLimit === null ? read.world : null };
  const place = await readPlaceOf(area, tx);
  const listed = facts.shares.map(({ principalId }) => principalId);
  const subject = await subjectOf(who, { page, place, listed }, asking);
  const why = explain(facts, subject.held);
  const mayAddPeople = mayAddPeopleToPage(actor);
  // People from outside know nobody by where they administer (decision 0029).
  const toAsk = mayAddPeople ? place.admins : [];
  const admins = new Intl.ListFormat(say.formats, { type: "disjunction" }).format(toAsk);
  const values = { ...valuesOf(subject, page), admins };
  const groups = await groupNames(why.reasons, tx);
  const tell = (sentence: Words | null, grant?: Grant) =>
    sentence ? say(sentence, { ...values, group: (grant && groups.get(grant.principalId)) ?? "" }) : "";
  const [first, ...more] = why.reasons;
  const left = rightWithoutFirst(why);
  // Of those that would be left, the ones that give what would be left.
  const others = more.filter(({ mayEdit }) => mayEdit === (left === "edit"));
  const here = { area, isAdminHere: isAdminIn(area, actor), mayAddPeople, admins: toAsk };
  const steps = first
    ? stepsOf(first, subject)
    : [{ sign: "page" as const, words: whyNot(why, subject, whereOf(page)) }];
  return {
    right: why.right,
    title: say(first ? words.whyCan : words.whyCannot, { name: subject.within }),
    summary: tell(summaries[why.right]),
    chain: steps.map((step) => ({ sign: step.sign, text: tell(step.words, first) })),
    without: tell(withoutFirst[left]),
    others: [...new Set(others.map((grant) => tell(givenBy(grant, subject), grant)))],
    advice: first ? "" : tell(howToLetIn(why, subject, here)),
  };
}

/** What sentences about somebody say of them and of where the page lies. */
function valuesOf({ name, within, count }: Subject, { siteName: site, subsiteName: subsite }: SharedPage) {
  return { name, within, count, site, subsite };
}

/** What the groups among them are called, by their principals. */
async function groupNames(reasons: readonly Grant[], tx: Tx): Promise<ReadonlyMap<number, string>> {
  if (!reasons.some(({ principalId }) => principalKind(principalId).kind === "group")) return new Map();
  const all = await listGroups(tx);
  return new Map(all.map(({ id, name }) => [principal("group", id), name]));
}

/** A page that is not public is limited by nothing else. */
function whereOf({ subsiteId: area, guestInvites, isPublic, publicPages, worldLimit }: SharedPage) {
  return { area, guestInvites, limit: isPublic && publicPages ? worldLimit : null };
}

const summaries = { edit: words.canEdit, view: words.canView, none: words.cannot } as const;
const withoutFirst = { edit: words.stillEdits, view: words.stillViews, none: null } as const;
