import { escaped } from "#kernel/escaped.ts";
import { handle, handleInSteps } from "#calls/handle.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { demand, found } from "#kernel/refusal.ts";
import { loadAdminUsers, requestRights } from "./contract.ts";
import { rightsRequested } from "./events.ts";
import { mayLoadCandidates, mayRequestRights, requestLimit, rolesToAsk } from "./rules.ts";
import { findCandidate, listCandidates } from "./store.ts";
import type { Right } from "./wording.ts";

export const rightsRequestHandlers = [
  handle(loadAdminUsers, async ({ input, actor, tx }) => {
    demand(mayLoadCandidates(actor));
    const candidates = await listCandidates(actor, rolesToAsk(rightIn(input)), tx);
    return {
      admins: candidates.map(({ id, name, email }) => ({
        id,
        safe_name: escaped(name),
        email,
        avatar_url: "",
      })),
    };
  }),

  handleInSteps(requestRights, async ({ input, read, write }) => {
    const right = rightIn(input);
    const request = { right, candidateId: input.admin_id };
    const askerId = await read(async (actor, tx) => {
      demand(mayRequestRights(actor, request));
      found(await findCandidate(input.admin_id, rolesToAsk(right), tx), "person-not-found");
      return actor.personId;
    });
    await demandAttempts(write, [[requestLimit, String(askerId)]]);
    return write(async (actor, tx) => {
      demand(mayRequestRights(actor, request));
      const candidate = found(await findCandidate(input.admin_id, rolesToAsk(right), tx), "person-not-found");
      const hint = input.hint ?? null;
      tx.announce(rightsRequested({ personId: actor.personId ?? 0, candidateId: candidate.id, right, hint }));
      return {};
    });
  }),
];

function rightIn(input: { only_site_owners?: boolean | undefined }): Right {
  return input.only_site_owners === true ? "owner" : "admin";
}
