import { expect, it } from "vitest";
import { seeded } from "#testing/writers/moving-writers.ts";
import { relay } from "#testing/writers/relayed-writers.ts";
import { RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { documentFrom } from "../draft-document.ts";

function meeting() {
  const seed = seeded();
  const server = relay(seed);
  const [ann, ben] = [1, 2].map(
    (number) => new RoamingWriter(`P${number}`, { seed, first: "aaaaaa", client: 2 ** 31 + number }),
  ) as [RoamingWriter, RoamingWriter];
  const meet = () => {
    for (const { name, unsent } of [ann, ben]) for (const each of unsent.splice(0)) server.take(name, each);
    for (const writer of [ann, ben])
      for (; writer.heard < server.told.length; writer.heard++) {
        const told = server.told[writer.heard];
        if (told && told.by !== writer.name) writer.hear(told.update);
      }
  };
  const headings = () =>
    Object.values(documentFrom(server.draft).widgets).flatMap(({ kind, content }) =>
      kind === "Heading" ? [(content as { readonly text: string }).text] : [],
    );
  return { ann, ben, meet, headings };
}

it.each([
  { when: "before", hears: true },
  { when: "while", hears: false },
])(
  "a word that was typed $when a colleague made a heading of its line goes and comes by its writer's undo and redo",
  ({ hears }) => {
    const { ann, ben, meet, headings } = meeting();
    ann.go("aaaaaa", 12);
    ann.type("soon ");
    if (hears) meet();
    ben.go("aaaaaa", 3);
    ben.deed("turn");
    meet();
    meet();
    expect(headings()).toEqual(["The harbour soon opens at six."]);
    ann.undo.undo();
    meet();
    expect(headings()).toEqual(["The harbour opens at six."]);
    ann.undo.redo();
    meet();
    expect(headings()).toEqual(["The harbour soon opens at six."]);
  },
);
