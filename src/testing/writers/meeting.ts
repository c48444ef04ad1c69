import { expect } from "vitest";
import * as Y from "yjs";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { relay } from "./relayed-writers.ts";
import { RoamingWriter } from "./roaming-writer.ts";

type People = {
  /** The text in which all begin. */
  readonly first: string;
  /** Of letters that come to one place in one moment, those of the lower number stand first. */
  readonly numbers?: readonly number[];
};

/** Tabs of a page whose carets go from text to text, and the server between them, which numbers its own letters below all. */
export function meeting(seed: Uint8Array, { first, numbers = [2 ** 31 + 1, 2 ** 31 + 2] }: People) {
  const server = relay(seed);
  server.draft.clientID = 7;
  const people = numbers.map(
    (client, at) => new RoamingWriter("ABC".charAt(at), { seed, first, client }),
  ) as [RoamingWriter, RoamingWriter, ...RoamingWriter[]];

  /** Each key by itself, as it came. */
  function send({ name, unsent }: RoamingWriter): void {
    for (const update of unsent.splice(0)) server.take(name, update);
  }

  function sendAtOnce(writer: RoamingWriter): void {
    joinUnsent(writer);
    send(writer);
  }

  function hear(writer: RoamingWriter, count = Number.POSITIVE_INFINITY): void {
    for (const update of news(server.told, writer, count)) writer.hear(update);
  }

  /** All of it before the page is drawn again, as on a machine with much to do. */
  function hearAtOnce(writer: RoamingWriter, count = Number.POSITIVE_INFINITY): void {
    writer.hear(...news(server.told, writer, count));
  }

  /** Until nobody has anything to say, and all see the same: that is given. */
  function meet(): string {
    do {
      for (const writer of people) send(writer);
      for (const writer of people) hear(writer);
    } while (people.some(({ unsent }) => unsent.length > 0));
    const there = JSON.stringify(documentFrom(server.draft));
    for (const { draft } of people) expect(JSON.stringify(documentFrom(draft))).toBe(there);
    return there;
  }

  return { server, people, send, sendAtOnce, hear, hearAtOnce, meet };
}

/** What came within a moment is one change, as tabs send it: of letters that were taken back in it nobody hears what they were. */
function joinUnsent({ unsent }: RoamingWriter): void {
  if (unsent.length > 0) unsent.push(Y.mergeUpdates(unsent.splice(0)));
}

function news(
  all: ReturnType<typeof relay>["told"],
  writer: RoamingWriter,
  count: number,
): readonly Uint8Array[] {
  const told = all.slice(writer.heard, writer.heard + count);
  writer.heard += told.length;
  return told.filter(({ by }) => by !== writer.name).map(({ update }) => update);
}
