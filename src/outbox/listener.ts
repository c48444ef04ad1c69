import type { Tx } from "#database/transaction.ts";
import type { Event } from "#kernel/event.ts";

/** A mail as a feature writes it. `secretLinks` are one-time links, hidden where mails are kept for owners to read. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly secretLinks?: readonly string[];
};

/** What a listener may use. Transactions are of the event's site; `eventId` makes an effect happen once. */
export type ListenerTools = {
  readonly siteId: number;
  readonly eventId: number;
  readonly now: Date;
  readonly read: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly write: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly mail: (mail: Mail) => Promise<void>;
};

export type Listener = {
  readonly kind: string;
  readonly work: (facts: never, tools: ListenerTools) => Promise<void>;
};

type EventMaker<Facts> = ((facts: Facts) => Event<string, Facts>) & { readonly kind: string };

/**
 * Hears an event after its change is committed: at least once, and for one list of listeners in the order of commits.
 * The work must bear being done twice.
 */
export function on<Facts>(
  event: EventMaker<Facts>,
  work: (facts: Facts, tools: ListenerTools) => Promise<void>,
): Listener {
  return { kind: event.kind, work };
}
