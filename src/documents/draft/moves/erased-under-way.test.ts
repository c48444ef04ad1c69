import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";

const [heading, text] = ["w00000", "w00001"];
const page = () =>
  Y.encodeStateAsUpdate(
    draftFrom(
      stacked([
        { id: heading, ...headingOf("one two") },
        { id: text, ...textOf("three", "four", "five") },
      ]),
    ),
  );

/**
 * Somebody types a word with a letter too many, hears within it that a colleague has taken the line elsewhere, and takes the letter
 * back before the server has brought it there.
 */
function typo(
  where: { readonly id: string; readonly letter: number },
  deed: "turn" | "enter",
  isSent: boolean,
) {
  const { people, send, hear, meet, server } = meeting(page(), { first: text });
  const [typist, other] = people;
  typist.go(where.id, where.letter);
  for (const letter of " neq") typist.type(letter);
  other.go(where.id, deed === "enter" ? 3 : where.letter);
  other.deed(deed);
  send(other);
  hear(typist);
  if (isSent) send(typist);
  typist.erase();
  typist.type("w");
  meet();
  return JSON.stringify(documentFrom(server.draft));
}

it.each([true, false])(
  "Backspace takes the letter that was typed last, though a colleague made a heading of its line meanwhile (sent: %s)",
  (isSent) => {
    expect(typo({ id: text, letter: 10 }, "turn", isSent)).toContain('"four new"');
  },
);

it.each([true, false])(
  "so it does where a colleague broke the heading in which it was typed (sent: %s) (long)",
  (isSent) => {
    expect(typo({ id: heading, letter: 7 }, "enter", isSent)).toContain('" two new"');
  },
);
