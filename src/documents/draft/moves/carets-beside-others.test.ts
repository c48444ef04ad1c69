import { expect, it } from "vitest";
import { meeting } from "#testing/writers/meeting.ts";
import { headingIn, seeded } from "#testing/writers/moving-writers.ts";

const ofTabs = [2 ** 31 + 1, 2 ** 31 + 2] as const;

it.each([
  [0, 1],
  [1, 0],
])("whose heading is broken at the caret writes on behind their own words: %i %i (long)", (...order) => {
  const numbers = order.map((at) => ofTabs[at] ?? 0);
  const { server, people, send, hear, hearAtOnce, meet } = meeting(seeded(), { first: "aaaaaa", numbers });
  const [breaker, typist] = people;
  breaker.go("aaaaaa", 3);
  breaker.deed("turn");
  meet();
  const heading = headingIn(server.draft);
  for (const writer of people) writer.go(heading, "The harbour".length);
  typist.type("<typ");
  breaker.deed("enter");
  breaker.type("<bre");
  send(breaker);
  // The text below is drawn when all of this has come.
  hearAtOnce(typist);
  send(typist);
  hear(typist);
  typist.type("1>");
  breaker.type("2>");
  const there = meet();
  expect(there).toContain("<typ1>");
  expect(there).toContain("<bre2>");
});
