import type { Tx } from "#database/transaction.ts";
import type { Listener, Mail } from "#outbox/listener.ts";
import { worldNow } from "./as.ts";
import { type World, actorOf, within } from "./world.ts";

/** What listeners mail for the last event that they hear, told by hand: how the outbox comes to tell it is tried elsewhere, and takes longer. */
export async function heardMails(world: World, listeners: readonly Listener[]): Promise<Mail[]> {
  const event = (await world.announced()).findLast(({ kind }) =>
    listeners.some((each) => each.kinds.includes(kind)),
  );
  const mails: Mail[] = [];
  const inSite = <Result>(step: (tx: Tx) => Promise<Result>) =>
    within(world, actorOf(world, world.olga), step);
  const tools = {
    siteId: world.siteId,
    now: worldNow,
    read: inSite,
    write: inSite,
    mail: async (mail: Mail) => void mails.push(mail),
    actorFor: () => Promise.resolve(null),
    log: (line: string) => {
      throw new Error(line);
    },
  };
  for (const listener of listeners.filter(({ kinds }) => kinds.includes(event?.kind ?? "")))
    await listener.work([{ id: 1, at: worldNow, doer: null, ...event }] as never, tools);
  return mails;
}
