import { expect, it } from "vitest";
import { meeting } from "#testing/writers/meeting.ts";
import { seeded } from "#testing/writers/moving-writers.ts";

const ofTabs = [2 ** 31 + 1, 2 ** 31 + 2] as const;

it.each([
  [0, 1],
  [1, 0],
])(
  "a word with a letter taken back stays whole where a colleague makes a heading of its line meanwhile: %i %i (long)",
  (...order) => {
    for (const seen of [0, 4, 7])
      for (const hears of ["one", "all"]) {
        const numbers = order.map((at) => ofTabs[at] ?? 0);
        const { people, send, sendAtOnce, hear, meet } = meeting(seeded(), { first: "aaaaaa", numbers });
        const [ada, ed] = people;
        const keys = "e 0 3 0 3 q back e _ e 0 3 0 4 e".split(" ").map((key) => (key === "_" ? " " : key));
        const press = (key: string | undefined) =>
          key === "back" ? ed.erase() : key !== undefined && ed.type(key);
        ed.go("aaaaaa", "The harbour opens at six. ".length);
        meet();
        ada.go("aaaaaa", 3);
        ada.deed("turn");
        send(ada);
        for (let at = 0; at < 8; at++) {
          press(keys.shift());
          if (at === seen) sendAtOnce(ed);
        }
        hear(ed, hears === "one" ? 1 : Number.POSITIVE_INFINITY);
        press(keys.shift());
        sendAtOnce(ed);
        for (const key of keys) press(key);
        const story = `${seen} ${hears} `;
        expect(story + /(?:six\. )(.*?)"/.exec(meet())?.[1]).toBe(`${story}e0303e e0304e`);
      }
  },
);
