import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { sendNoticeMails } from "#features/notifications/mailing/sending-operations.ts";
import { openDelivery } from "#mail/delivery.ts";
import { Lane } from "#outbox/lane.ts";
import type { Turns } from "#outbox/turns.ts";
import { senderOf } from "./mail.ts";
import type { Sites } from "./sites.ts";

type Options = {
  readonly database: Database;
  readonly sites: Sites;
  readonly turns: Turns;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** How often is looked for mails, in milliseconds. */
  readonly every?: number;
};

/** Sends what people are told of, as soon as it is due, by one process at a time; without a mail server nothing is sent. */
export function startNoticeMails(
  smtpUrl: string | undefined,
  { database, sites, turns, clock, log, every = 5000 }: Options,
): { stop(): Promise<void> } {
  if (smtpUrl === undefined) return { stop: async () => {} };
  const delivery = openDelivery(smtpUrl);
  const sendOf = async (siteId: number) => {
    const run =
      (access: "read" | "write") =>
      <Result>(step: (tx: Tx) => Promise<Result>) =>
        inTransaction(database, { siteId, access }, step);
    await sendNoticeMails({
      now: clock,
      delivery,
      sender: () => senderOf(sites, siteId),
      read: run("read"),
      write: run("write"),
      isStopped: () => lane.isStopped(),
    }).catch((error: unknown) =>
      log(`Emails of site ${siteId} weren't sent, and are tried again: ${String(error)}`),
    );
  };
  const lane: Lane = new Lane(() =>
    turns.take("notice-mails", async () => {
      for (const siteId of sites.ids()) if (!lane.isStopped()) await sendOf(siteId);
    }),
  );
  const timer = setInterval(() => lane.run(), every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await lane.stop();
    },
  };
}
