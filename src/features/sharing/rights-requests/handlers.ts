import { escaped } from "#kernel/escaped.ts";
import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "#features/people/away/operations.ts";
import { maySeeEmail } from "#features/people/rules.ts";
import { countAttempt, demandAttempts } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type OfferedRight, demand, found } from "#kernel/refusal.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { askToRead, loadAdminUsers, requestRights } from "#features/people/rights-requests/contract.ts";
import { rightsRequested } from "#features/people/rights-requests/events.ts";
import {
  askedToShare,
  canBeGivenHere,
  mayAskToRead,
  mayLoadCandidates,
  mayRequestRights,
  readingRequestAgain,
  readingRequestLimit,
  requestLimit,
  rolesToAsk,
} from "./rules.ts";
import {
  type AskedPage,
  type Candidate,
  findAskedPage,
  findAsker,
  findCandidate,
  findClosedPage,
  findIdAt,
  listCandidates,
  listPageCandidates,
} from "./store.ts";

export const rightsRequestHandlers = [
  handle(loadAdminUsers, async ({ input, actor, now, tx }) => {
    demand(mayLoadCandidates(actor));
    const candidates = await candidatesFor(actor, input, tx);
    const ids = candidates.map(({ id }) => id);
    const away = await awayAmong(actor, ids, { now, isNamed: true }, tx);
    return {
      admins: candidates.map(({ id, name, email, photo }) => ({
        id,
        safe_name: escaped(name),
        email: maySeeEmail(actor, { id }).allowed ? email : "",
        avatar_url: photo ?? "",
        away: away.get(id) ?? null,
      })),
    };
  }),

  handleInSteps(requestRights, async ({ input, read, write }) => {
    const askerId = await read(async (actor, tx) => {
      await demandRequest(actor, input, tx);
      return actor.personId;
    });
    await demandAttempts(write, [[requestLimit, String(askerId)]]);
    return write(async (actor, tx) => {
      const candidate = await demandRequest(actor, input, tx);
      const facts = { personId: actor.personId ?? 0, candidateId: candidate.id, right: rightIn(input) };
      const { hint = null, page_id: pageId = null } = input;
      tx.announce(rightsRequested({ ...facts, hint, pageId }));
      return {};
    });
  }),

  handleInSteps(askToRead, async ({ input, read, write }) => {
    const askerId = await read(async (actor) => {
      demand(mayAskToRead(actor));
      return actor.personId;
    });
    await demandAttempts(write, [[readingRequestLimit, String(askerId)]]);
    return write(async (actor, tx) => {
      await askForPage(actor, { id: input.page_id ?? null, slug: input.slug ?? null }, tx);
      return {};
    });
  }),
];

/** Asks those who can share the page, if there is one that the actor can be given and has not asked for within a day. */
async function askForPage(
  actor: Actor,
  at: { readonly id: number | null; readonly slug: string | null },
  tx: Tx,
): Promise<void> {
  const asker = actor.personId === null ? null : await findAsker(actor.personId, tx);
  const id = canBeGivenHere(actor) ? await findIdAt({ ...at, area: currentSubsite(actor) }, tx) : null;
  const page = asker && id !== null ? await findClosedPage(asker.id, id, tx) : null;
  if (!asker || !page) return;
  if ((await countAttempt(readingRequestAgain, `${asker.id} ${page.id}`, tx)) !== null) return;
  const editors = (await listPageCandidates(asker, { page, right: "read" }, tx)).map((editor) => editor.id);
  for (const candidateId of askedToShare(editors, page.authorIds))
    tx.announce(
      rightsRequested({ personId: asker.id, candidateId, right: "read", hint: null, pageId: page.id }),
    );
}

type Wanted = {
  readonly only_site_owners?: boolean | undefined;
  readonly right?: "editor" | undefined;
  readonly page_id?: number | undefined;
};

function rightIn({ only_site_owners, right, page_id }: Wanted): OfferedRight {
  if (page_id !== undefined) return "page";
  return only_site_owners === true ? "owner" : (right ?? "admin");
}

async function candidatesFor(actor: Actor, wanted: Wanted, tx: Tx): Promise<Candidate[]> {
  if (wanted.page_id === undefined) return listCandidates(actor, rolesToAsk(rightIn(wanted)), tx);
  const page = found(await readAsked(actor, wanted.page_id, tx), "page-not-found");
  return candidatesOf(actor, page, tx);
}

async function readAsked({ personId }: Actor, pageId: number, tx: Tx): Promise<AskedPage | null> {
  return personId === null ? null : findAskedPage(personId, pageId, tx);
}

async function candidatesOf({ personId }: Actor, page: AskedPage, tx: Tx, onlyId: number | null = null) {
  const asker = personId === null ? null : await findAsker(personId, tx);
  return asker ? listPageCandidates(asker, { page, right: "page", onlyId }, tx) : [];
}

/** Whom the request goes to; refuses those who have the right, and people who cannot give it. */
async function demandRequest(
  actor: Actor,
  input: Wanted & { readonly admin_id: number },
  tx: Tx,
): Promise<Candidate> {
  const right = rightIn(input);
  const page = input.page_id === undefined ? null : await readAsked(actor, input.page_id, tx);
  demand(mayRequestRights(actor, { right, candidateId: input.admin_id, page }));
  const candidate = page
    ? (await candidatesOf(actor, page, tx, input.admin_id))[0]
    : await findCandidate(input.admin_id, rolesToAsk(right), tx);
  return found(candidate, "person-not-found");
}
