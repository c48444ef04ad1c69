import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { answerJoinRequest } from "../contract.ts";
import { endRequests, findRequest, lockMembers, takeRequest } from "../joining-store.ts";
import { findSubsite } from "../list-store.ts";
import { letIn } from "../joining-operations.ts";
import { mayAnswerRequests, maySeeSubsites } from "../rules.ts";
import { readJoinRequest } from "../screen.ts";
import { answerWords } from "../wording.ts";

export const joinRequestHandlers = [
  handle(readJoinRequest, async ({ input, actor, tx, say }) => {
    const { id, person, subsite, slug } = await requestFor(actor, input.id, tx);
    const { name, email } = person;
    const title = say(answerWords.title, { name, subsite });
    return { title, id, name, email, subsite, leadsTo: inSubsite(slug, "/") };
  }),

  handle(answerJoinRequest, async ({ input, actor, tx }) => {
    const { id, subsiteId, isArchived, person } = await requestFor(actor, input.id, tx);
    // Before the request, as where people are added: those hold the subsite first.
    await lockMembers(subsiteId, [person.id], tx);
    if (!(await takeRequest(id, tx))) throw new Refusal("request-not-found");
    const personIds = [person.id];
    if (input.answer !== "decline") {
      if (isArchived) throw new Refusal("subsite-archived");
      await letIn({ subsiteId, personIds, role: input.answer }, tx);
    } else await endRequests({ subsiteId, personIds }, tx);
    return {};
  }),
];

/** For those of the people of the site who administer the subsite; to everybody else it is as if nobody had asked, or it had been answered. */
async function requestFor(actor: Actor, id: number, tx: Tx) {
  demand(maySeeSubsites(actor));
  const request = found(await findRequest(id, tx), "request-not-found");
  const subsite = found(await findSubsite(actor, request.subsiteId, tx), "request-not-found");
  if (!mayAnswerRequests(actor, subsite).allowed) throw new Refusal("request-not-found");
  return request;
}
