import { expect, it } from "vitest";
import { meeting } from "#testing/writers/meeting.ts";
import { seeded } from "#testing/writers/moving-writers.ts";
import { documentFrom } from "../draft-document.ts";

/** What two people make of two texts which both join; one breaks a line of the second before that, the other types into it afterwards. */
function joined(word: string, isBreakerFirst: boolean): string[] {
  const { people, server, send, meet } = meeting(seeded(), { first: "aaaaaa" });
  const [breaker, typist] = people;
  breaker.go("bbbbbb", "Behind it".length);
  breaker.deed("enter");
  breaker.go("aaaaaa", 0);
  breaker.deed("join");
  typist.deed("join");
  const text = typist.draft.getText("l:aaaaaa/doc").toString();
  typist.go("aaaaaa", text.indexOf("Behind it") + "Behind it".length);
  for (const sign of word) typist.type(sign);
  for (const one of isBreakerFirst ? [breaker, typist] : [typist, breaker]) send(one);
  meet();
  const document = JSON.stringify(documentFrom(server.draft));
  return [...document.matchAll(/"text":"([^"]*)"/g)].map(([, said = ""]) => said).slice(-3);
}

it.each([true, false])(
  "of two texts that two people join at once each line keeps its end (the line was broken by the first of them: %s)",
  (isFirst) => {
    expect(joined("", isFirst)).toEqual(["Hi. Behind it", ". ", "Last. "]);
  },
);

it("a word that was begun among letters of which another copy stays goes on behind its first letter (long)", () => {
  expect(joined("{b}", true)).toEqual(["Hi. Behind it{b}", ". ", "Last. "]);
});

it.each([
  [0, 1],
  [1, 0],
])(
  "who writes in a line to which a colleague joins another stays before that one: tabs %i %i",
  (...order) => {
    const numbers = order.map((at) => 2 ** 31 + 1 + at);
    const { people, server, send, meet } = meeting(seeded(), { first: "aaaaaa", numbers });
    const [joiner, typist] = people;
    typist.go("aaaaaa", typist.draft.getText("l:aaaaaa/doc").length - 1);
    typist.type("above");
    send(typist);
    meet();
    joiner.deed("join");
    typist.type(" it");
    send(joiner);
    meet();
    typist.type(".");
    meet();
    expect(JSON.stringify(documentFrom(server.draft))).toContain('"Hi. above it.Behind it. "');
  },
);
