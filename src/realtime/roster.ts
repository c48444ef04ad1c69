import type { PresenceNews, TabThere } from "#kernel/live-frame.ts";
import { type Connection, say } from "./connection.ts";
import { type Here, openHereBook } from "./here.ts";
import { liveLimits } from "./limits.ts";
import type { LiveBook } from "./live-book.ts";

/** What processes tell each other of a tab: that it is there, or gone. */
export type PresenceWord = { readonly here: Here; readonly isGone: boolean };

export type RosterOptions = {
  readonly book: LiveBook;
  readonly clock: () => Date;
  readonly tell: (siteId: number, topic: string, data: object) => void;
};

/** Who is where, in all processes, and what those who listen here are told of it. */
export class Roster {
  readonly #there = openHereBook();
  readonly #options: RosterOptions;

  constructor(options: RosterOptions) {
    this.#options = options;
  }

  hear({ here, isGone }: PresenceWord): void {
    const { book, clock, tell } = this.#options;
    const { siteId, topic } = here;
    const before = this.#peopleAt(siteId, topic);
    const isNews = isGone ? this.#there.remove(here) : this.#there.put(here, clock().getTime());
    if (!isNews) return;
    tell(siteId, topic, (isGone ? { gone: here.tab } : { here: shown(here) }) satisfies PresenceNews);
    const summary = book.summaryOf(topic);
    const people = this.#peopleAt(siteId, topic);
    if (summary !== null && idsOf(people) !== idsOf(before)) tell(siteId, summary, { people });
  }

  /** Tells somebody who begins to listen who is there. */
  welcome(connection: Connection, topic: string): void {
    const { siteId } = connection.listener;
    const found = this.#options.book.topicOf(topic);
    if (found?.topic.peopleOf !== undefined) {
      const people = this.#peopleAt(siteId, `${found.topic.peopleOf}:${found.id}`);
      return say(connection, { topic, data: { people } });
    }
    if (!found?.topic.place) return;
    const tabs = this.#there.at(siteId, topic).map(shown);
    say(connection, { topic, data: { all: tabs.slice(0, liveLimits.tabsInFrame) } });
    for (const here of tabs.slice(liveLimits.tabsInFrame)) say(connection, { topic, data: { here } });
  }

  /** Takes out the tabs that nothing was heard of for a while. */
  sweep(): void {
    for (const here of this.#there.expired(this.#options.clock().getTime()))
      this.hear({ here, isGone: true });
  }

  /** Each person once, however many tabs they have. */
  #peopleAt(siteId: number, topic: string): TabThere["person"][] {
    const people = new Map(this.#there.at(siteId, topic).map(({ person }) => [person.id, person]));
    return [...people.values()].slice(0, liveLimits.tabsInFrame);
  }
}

function shown({ tab, person, place }: Here): TabThere {
  return { tab, person, place };
}

function idsOf(people: readonly TabThere["person"][]): string {
  return people.map(({ id }) => id).join();
}
