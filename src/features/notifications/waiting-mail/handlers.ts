import { handle } from "#calls/handle.ts";
import { siteWords } from "#features/sites/wording.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { dropMail, retryMail } from "./contract.ts";
import { mayMendMail, waitingShown } from "./rules.ts";
import { readWaitingMail } from "./screen.ts";
import { listWaitingMails, saveDropped, saveRetry } from "./store.ts";

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export const waitingMailHandlers = [
  handle(readWaitingMail, async ({ actor, tx, wire, say }) => {
    demand(mayMendMail(actor));
    if (!wire.sendsMail) throw new Refusal("no-mail-server");
    const rows = await listWaitingMails(actor, waitingShown + 1, tx);
    const mails = rows
      .slice(0, waitingShown)
      .map((row) => ({ ...row, made: seconds(row.made), due: seconds(row.due) }));
    return { title: say(siteWords.waitingMail), mails, hasMore: rows.length > waitingShown };
  }),

  handle(retryMail, async ({ input, actor, tx, now }) => {
    demand(mayMendMail(actor));
    found(await saveRetry(actor, input.id, now, tx), "mail-not-waiting");
    return {};
  }),

  handle(dropMail, async ({ input, actor, tx, now }) => {
    demand(mayMendMail(actor));
    found(await saveDropped(actor, input.id, now, tx), "mail-not-waiting");
    return {};
  }),
];
