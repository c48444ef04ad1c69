import type { Database } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { keepMail } from "#features/sites/kept-mail/store.ts";
import { type Post, openPost } from "#mail/post.ts";
import type { Sites } from "./sites.ts";

/** Mails go to the server of SMTP_URL; without one they are kept for the owners. */
export function openMail(
  smtpUrl: string | undefined,
  { database, sites, clock }: { database: Database; sites: Sites; clock: () => Date },
): Post {
  if (smtpUrl) return openPost(smtpUrl, (siteId) => senderOf(sites, siteId));
  return {
    send: (mail, { siteId, eventId }) =>
      inTransaction(database, { siteId, access: "write" }, (tx) =>
        keepMail(mail, { eventId, now: clock() }, tx),
      ),
    close: () => {},
  };
}

/** Whom mails of a site come from. */
export function senderOf(sites: Sites, siteId: number) {
  const site = sites.byId(siteId);
  const host = site?.address ? new URL(site.address).hostname : "localhost";
  return { name: site?.name ?? "Atrium", host };
}
