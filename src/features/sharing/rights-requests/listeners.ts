import type { Tx } from "#database/transaction.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { rightsRequested } from "#features/people/rights-requests/events.ts";
import { rightsMail } from "./mail.tsx";
import { holdsRight, rolesToAsk } from "./rules.ts";
import {
  type AskedPage,
  type Asker,
  type Candidate,
  findAskedPage,
  findAsker,
  findCandidate,
  findClosedPage,
  listPageCandidates,
} from "./store.ts";
import type { Right } from "#features/people/rights-requests/wording.ts";

/** No mail goes out when the one has the right by now, or the other can no longer give it. */
export const rightsRequestListeners = [
  on(
    rightsRequested,
    { name: "rights-request-mails", about: ({ candidateId }) => candidateId },
    async ({ personId, candidateId, right, hint, pageId = null }, tools) => {
      const found = await tools.read(async (tx) => {
        const asker = await findAsker(personId, tx);
        const asked = asker && (await candidateOf(asker, { right, candidateId, pageId }, tx));
        return asked && { asker, ...asked, head: await readLetterhead(tx) };
      });
      if (!found) return;
      const { asker, candidate, page, head } = found;
      const say = sayIn(candidate.language, head.language);
      await tools.mail(rightsMail(candidate, { asker, right, hint, page, head }, say));
    },
  ),
];

type Request = { readonly right: Right; readonly candidateId: number; readonly pageId: number | null };

/** Who can still give it, and on which page; null where the asker has it, or lost sight of the page that they want to edit. */
async function candidateOf(
  asker: Asker,
  { right, candidateId, pageId }: Request,
  tx: Tx,
): Promise<{ candidate: Candidate; page: AskedPage | null } | null> {
  if (right !== "page" && right !== "read") {
    if (holdsRight(asker, right)) return null;
    const candidate = await findCandidate(candidateId, rolesToAsk(right), tx);
    return candidate && { candidate, page: null };
  }
  const find = right === "read" ? findClosedPage : findAskedPage;
  const page = pageId === null ? null : await find(asker.id, pageId, tx);
  if (!page || page.mayEdit) return null;
  const [candidate] = await listPageCandidates(asker, { page, right, onlyId: candidateId }, tx);
  return candidate ? { candidate, page } : null;
}
