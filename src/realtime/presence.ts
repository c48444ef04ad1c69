import type { PresenceNews, TabThere } from "#kernel/live-frame.ts";
import { type Connection, type PlaceSaid, say } from "./connection.ts";
import { type Here, openHereBook } from "./here.ts";
import { liveLimits } from "./limits.ts";
import type { LiveBook } from "./live-book.ts";

/** What processes tell each other of a tab: that it is there, or gone. */
export type PresenceWord = { readonly here: Here; readonly isGone: boolean };
export type Spread = (word: PresenceWord) => void;

export type PresenceOptions = {
  readonly book: LiveBook;
  readonly clock: () => Date;
  readonly tell: (siteId: number, topic: string, data: object) => void;
  /** Hands a word to all processes, this one included; undefined where there is only this one. */
  readonly spread: Spread | undefined;
};

/** Who is where on the topics of presence. A tab says where it is; who it is, its session says. */
export function openPresence({ book, clock, tell, spread }: PresenceOptions) {
  const there = openHereBook();
  const tellAll: Spread = spread ?? hear;

  function hear({ here, isGone }: PresenceWord): void {
    const { siteId, topic } = here;
    const before = peopleAt(siteId, topic);
    const isNews = isGone ? there.remove(here) : there.put(here, clock().getTime());
    if (!isNews) return;
    tell(siteId, topic, (isGone ? { gone: here.tab } : { here: shown(here) }) satisfies PresenceNews);
    const summary = book.summaryOf(topic);
    const people = peopleAt(siteId, topic);
    if (summary !== null && idsOf(people) !== idsOf(before)) tell(siteId, summary, { people });
  }

  /** Each person once, however many tabs they have. */
  function peopleAt(siteId: number, topic: string): TabThere["person"][] {
    const people = new Map(there.at(siteId, topic).map(({ person }) => [person.id, person]));
    return [...people.values()].slice(0, liveLimits.tabsInFrame);
  }

  function put(connection: Connection, topic: string, { tab, place }: PlaceSaid): void {
    if (!connection.isOpen || !connection.listening.has(topic)) return;
    const { siteId, personId, name } = connection.listener;
    // With the person in its name, a tab can only ever take the place of a tab of the same person.
    const tabOfPerson = connection.here.get(topic)?.tab ?? `${personId}.${tab}`;
    const person = { id: personId, name };
    const here = { siteId, topic, tab: tabOfPerson, person, place, socket: connection.key };
    connection.here.set(topic, here);
    tellAll({ here, isGone: false });
  }

  function leave(connection: Connection, topic: string): void {
    const here = connection.here.get(topic);
    if (!connection.here.delete(topic) || !here) return;
    tellAll({ here, isGone: true });
  }

  return {
    hear,
    leave,
    leaveAll: (connection: Connection): void => {
      for (const topic of connection.here.keys()) leave(connection, topic);
    },
    /** False for what no topic of presence takes. While its rights are being asked, what a tab says waits. */
    say(connection: Connection, topic: string, { tab, place }: PlaceSaid): boolean {
      const read = book.topicOf(topic)?.topic.place?.safeParse(place);
      if (!read?.success) return false;
      const said = { tab, place: read.data };
      if (!connection.held) put(connection, topic, said);
      else if (connection.listening.has(topic)) connection.late.set(topic, said);
      return true;
    },
    sayLate(connection: Connection): void {
      for (const [topic, said] of connection.late) put(connection, topic, said);
      connection.late.clear();
    },
    /** Tells somebody who begins to listen who is there. */
    welcome(connection: Connection, topic: string): void {
      const { siteId } = connection.listener;
      const found = book.topicOf(topic);
      if (found?.topic.peopleOf !== undefined) {
        const people = peopleAt(siteId, `${found.topic.peopleOf}:${found.id}`);
        return say(connection, { topic, data: { people } });
      }
      if (!found?.topic.place) return;
      const tabs = there.at(siteId, topic).map(shown);
      say(connection, { topic, data: { all: tabs.slice(0, liveLimits.tabsInFrame) } });
      for (const here of tabs.slice(liveLimits.tabsInFrame)) say(connection, { topic, data: { here } });
    },
    /** Says again that its tab is there: to those who have not heard of it, and so that it is not forgotten. */
    renew: (connection: Connection): void => {
      if (!connection.isOpen) return;
      for (const here of connection.here.values()) tellAll({ here, isGone: false });
    },
    sweep: (): void => {
      for (const here of there.expired(clock().getTime())) hear({ here, isGone: true });
    },
  };
}

function shown({ tab, person, place }: Here): TabThere {
  return { tab, person, place };
}

function idsOf(people: readonly TabThere["person"][]): string {
  return people.map(({ id }) => id).join();
}
