import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { mayOwn, maySeeSettings } from "../rules.ts";
import { siteWords } from "../wording.ts";
import { readKeptMails } from "./screen.ts";
import { listKept } from "./store.ts";

export const keptMailHandlers = [
  handle(readKeptMails, async ({ actor, tx, say }) => {
    demand(maySeeSettings(actor));
    demand(mayOwn(actor));
    const rows = await listKept(actor, tx);
    const mails = rows.map((row) => ({ ...row, made: Math.floor(row.made.getTime() / 1000) }));
    return { title: say(siteWords.mail), mails };
  }),
];
