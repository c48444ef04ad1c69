import { inTransaction } from "#database/transaction.ts";
import type { Tx } from "#database/transaction.ts";
import { type MailingTools, sendNoticeMails } from "#features/notifications/mailing/sending-operations.ts";
import { type Delivery, openDelivery } from "#mail/delivery.ts";
import type { MailServer } from "./mail-server.ts";
import { mailsOf } from "./outbox.ts";
import type { World } from "./world.ts";

type Options = { readonly delivery?: Delivery; readonly onWrite?: () => void };

/** What a process sends mails of the world's site with, at a moment. */
export function mailingTools(
  world: World,
  server: MailServer,
  now: Date,
  options: Options = {},
): MailingTools {
  const run =
    (access: "read" | "write") =>
    async <Result>(step: (tx: Tx) => Promise<Result>): Promise<Result> => {
      const result = await inTransaction(world.database, { siteId: world.siteId, access }, step);
      if (access === "write") options.onWrite?.();
      return result;
    };
  return {
    now: () => now,
    delivery: options.delivery ?? openDelivery(server.url),
    sender: () => ({ name: "Noordervaart", host: "noordervaart.example" }),
    read: run("read"),
    write: run("write"),
  };
}

/** Tells all that happened, and sends what is due at a moment; gives the mails that came, each with whom it is for and its subject. */
export async function sentMails(
  world: World,
  server: MailServer,
  now: Date,
): Promise<{ readonly to: string; readonly subject: string; readonly raw: string }[]> {
  await mailsOf(world, now);
  const before = server.received.length;
  await sendNoticeMails(mailingTools(world, server, now));
  return server.received
    .slice(before)
    .map(({ to, raw }) => ({
      to: to[0]?.split("@")[0] ?? "",
      subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? "",
      raw,
    }))
    .sort((one, other) => one.to.localeCompare(other.to) || one.subject.localeCompare(other.subject));
}
