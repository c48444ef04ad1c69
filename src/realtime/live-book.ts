import { readTopic } from "#kernel/topic.ts";
import type { LiveTopic, PersonSource } from "./live-topic.ts";

/** Whose rights may be different: the listeners of a topic, or all that a person listens to. */
export type Affected = { readonly topic: string } | { readonly personId: number };

/** What one event means on the live channel. */
export type Meaning = {
  readonly tells: readonly { readonly topic: string; readonly data: unknown }[];
  readonly affects: readonly Affected[];
};

/** The product's topics, and what its events mean to them. */
export type LiveBook = {
  readonly topicOf: (text: string) => { readonly topic: LiveTopic; readonly id: number } | null;
  /** The topic that tells the people of a topic of presence; null where there is none. */
  readonly summaryOf: (text: string) => string | null;
  readonly meaningOf: (event: { readonly kind: string; readonly facts: unknown }) => Meaning;
};

export function liveBook(topics: readonly LiveTopic[], people: readonly PersonSource[]): LiveBook {
  const byName = new Map(topics.map((topic) => [topic.name, topic]));
  const summaries = new Map(topics.map(({ name, peopleOf }) => [peopleOf, name]));
  return {
    summaryOf: (text) => {
      const read = readTopic(text);
      const name = read && summaries.get(read.name);
      return name ? `${name}:${read.id}` : null;
    },
    topicOf: (text) => {
      const read = readTopic(text);
      const topic = read && byName.get(read.name);
      return topic ? { topic, id: read.id } : null;
    },
    meaningOf: ({ kind, facts }) => {
      const sources = topics.flatMap((topic) =>
        topic.from
          .filter((source) => source.kind === kind)
          .map((source) => {
            const { id, data } = source.tells(facts as never);
            return { topic: `${topic.name}:${id}`, data, changesRights: source.changesRights };
          }),
      );
      const persons = people.filter((source) => source.kind === kind);
      return {
        tells: sources.map(({ topic, data }) => ({ topic, data })),
        affects: [
          ...sources.filter(({ changesRights }) => changesRights).map(({ topic }) => ({ topic })),
          ...persons.map(({ personOf }) => ({ personId: personOf(facts as never) })),
        ],
      };
    },
  };
}
