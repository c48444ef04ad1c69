import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { joinRequested } from "../events.ts";
import { findRequest } from "../joining-store.ts";
import { joinMail } from "./mail.tsx";

/** No mail goes out when the request has been answered by now, or whom it asks can no longer answer it. */
export const joinRequestListeners = [
  on(
    joinRequested,
    { name: "join-request-mails", about: ({ requestId }) => requestId },
    async ({ requestId }, tools) => {
      const found = await tools.read(async (tx) => {
        const request = await findRequest(requestId, tx);
        return request?.isAnswerable ? { request, head: await readLetterhead(tx) } : null;
      });
      if (!found) return;
      const { request, head } = found;
      await tools.mail(joinMail(request, head, sayIn(request.asked.language, head.language)));
    },
  ),
];
