import { escaped } from "#kernel/escaped.ts";
import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "../away/operations.ts";
import { maySeeEmail } from "#features/people/rules.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { loadAdminUsers, requestRights } from "./contract.ts";
import { rightsRequested } from "./events.ts";
import { mayLoadCandidates, mayRequestRights, requestLimit, rolesToAsk } from "./rules.ts";
import { type Candidate, findAskedPage, findCandidate, listCandidates, listPageCandidates } from "./store.ts";
import type { Right } from "./wording.ts";

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
];

type Wanted = {
  readonly only_site_owners?: boolean | undefined;
  readonly right?: "editor" | undefined;
  readonly page_id?: number | undefined;
};

function rightIn({ only_site_owners, right, page_id }: Wanted): Right {
  if (page_id !== undefined) return "page";
  return only_site_owners === true ? "owner" : (right ?? "admin");
}

async function candidatesFor(actor: Actor, wanted: Wanted, tx: Tx): Promise<Candidate[]> {
  if (wanted.page_id === undefined) return listCandidates(actor, rolesToAsk(rightIn(wanted)), tx);
  const page = found(await findAskedPage(actor, wanted.page_id, tx), "page-not-found");
  return listPageCandidates(actor, page, tx);
}

/** Whom the request goes to; refuses those who have the right, and people who cannot give it. */
async function demandRequest(
  actor: Actor,
  input: Wanted & { readonly admin_id: number },
  tx: Tx,
): Promise<Candidate> {
  const right = rightIn(input);
  const page = input.page_id === undefined ? null : await findAskedPage(actor, input.page_id, tx);
  demand(mayRequestRights(actor, { right, candidateId: input.admin_id, page }));
  const candidate = page
    ? (await listPageCandidates(actor, page, tx, input.admin_id))[0]
    : await findCandidate(input.admin_id, rolesToAsk(right), tx);
  return found(candidate, "person-not-found");
}
