import type { Tx } from "#database/transaction.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { principalsOf } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { rightsRequested } from "./events.ts";
import { rightsMail } from "./mail.tsx";
import { holdsRight, rolesToAsk } from "./rules.ts";
import {
  type AskedPage,
  type Asker,
  type Candidate,
  findAskedPage,
  findAsker,
  findCandidate,
  listPageCandidates,
} from "./store.ts";

/** No mail goes out when the one has the right by now, or the other can no longer give it. */
export const rightsRequestListeners = [
  on(
    rightsRequested,
    { name: "rights-request-mails", about: ({ candidateId }) => candidateId },
    async ({ personId, candidateId, right, hint, pageId = null }, tools) => {
      const found = await tools.read(async (tx) => {
        const asker = await findAsker(personId, tx);
        if (!asker) return null;
        const page = pageId === null ? null : await findAskedPage(viewerOf(asker, tx), pageId, tx);
        if (holdsRight(asker, right, page) || (right === "page" && !page)) return null;
        const candidate = page
          ? await pageCandidate(viewerOf(asker, tx), { page, candidateId }, tx)
          : await findCandidate(candidateId, rolesToAsk(right), tx);
        return candidate && { asker, candidate, page, head: await readLetterhead(tx) };
      });
      if (!found) return;
      const { asker, candidate, page, head } = found;
      const say = sayIn(candidate.language, head.language);
      await tools.mail(rightsMail(candidate, { asker, right, hint, page, head }, say));
    },
  ),
];

function viewerOf({ id, role }: Candidate, tx: Tx): Asker {
  const viewer = { siteId: tx.siteId, personId: id, role, withSubsites: false, guestPageId: null };
  return { ...viewer, principals: principalsOf(viewer) };
}

async function pageCandidate(
  asker: Asker,
  { page, candidateId }: { page: AskedPage; candidateId: number },
  tx: Tx,
): Promise<Candidate | null> {
  return (await listPageCandidates(asker, page, tx, candidateId))[0] ?? null;
}
