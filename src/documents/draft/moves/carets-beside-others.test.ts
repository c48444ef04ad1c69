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

it.each([{ isHeading: false }, { isHeading: true }])(
  "Enter at the end of a word that a colleague is still writing does not part it (heading: $isHeading)",
  ({ isHeading }) => {
    const { server, people, meet } = meeting(seeded(), { first: "aaaaaa" });
    const [breaker, typist] = people;
    breaker.go("aaaaaa", 3);
    if (isHeading) breaker.deed("turn");
    meet();
    const place = isHeading ? headingIn(server.draft) : "aaaaaa";
    for (const writer of people) writer.go(place, "The harbour opens at six. ".length);
    for (const letter of "ent") typist.type(letter);
    meet();
    breaker.go(place, "The harbour opens at six. ent".length);
    // The rest of the word comes while she reaches for the key, with a letter too many in it.
    for (const letter of "rq") typist.type(letter);
    typist.erase();
    for (const letter of "ance now") typist.type(letter);
    meet();
    breaker.deed("enter");
    breaker.type("Then");
    expect(meet()).toMatch(/six\. entrance".*"Then now/);
  },
);

it("a caret at the end of a word stays behind its own letters while a colleague writes on there", () => {
  const { people, meet } = meeting(seeded(), { first: "aaaaaa" });
  const [one, other] = people;
  for (const writer of people) writer.go("aaaaaa", "The harb".length);
  for (const letter of "12") other.type(letter);
  meet();
  one.type("!");
  for (const letter of "34") other.type(letter);
  expect(meet()).toContain("The harb!1234our");
});

it.each([
  [0, 1],
  [1, 0],
])(
  "Enter where a colleague types within a line, whose next letters are on their way, leaves the word whole: %i %i (long)",
  (...order) => {
    for (const isFirst of [false, true]) {
      const numbers = order.map((at) => ofTabs[at] ?? 0);
      const { people, send, sendAtOnce, meet } = meeting(seeded(), { first: "aaaaaa", numbers });
      const [breaker, typist] = people;
      // A draft in which something was moved before: words that are parted are put together again.
      breaker.go("bbbbbb", 3);
      breaker.deed("turn");
      meet();
      typist.go("aaaaaa", "The harbour".length);
      for (const letter of " ent") typist.type(letter);
      meet();
      breaker.go("aaaaaa", "The harbour ent".length);
      breaker.deed("enter");
      for (const letter of "rance") typist.type(letter);
      if (isFirst) send(breaker);
      sendAtOnce(typist);
      expect(meet()).toMatch(/entrance/);
    }
  },
);
