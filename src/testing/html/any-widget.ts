import fc from "fast-check";
import { hostileAddresses, hostileWords, linksOfMarkdown } from "#testing/html/hostile-words.ts";
import type { Ingredients } from "#widgets/example.ts";
import { examples } from "#widgets/examples.ts";
import { schemas } from "#widgets/schemas.ts";
import { type StoredWidget, widgetKinds } from "#widgets/widget.ts";
import { anyCharacter } from "../any-character.ts";

const markdownSigns = [
  "\n",
  "\n\n",
  "# ",
  "- [x] ",
  "```",
  "`",
  "**",
  "==",
  "](",
  "![",
  "[",
  "](<",
  "|",
  "> ",
  "1. ",
  "<",
  ">",
  '"',
  "&",
  "\\",
  "{#",
  "}",
];
const signs = fc.constantFrom(
  ...hostileWords,
  ...hostileAddresses,
  ...markdownSigns,
  "word",
  " ",
  "/-/file/7/x.png",
);
const words = (most: number) =>
  fc
    .oneof(
      fc.array(signs, { maxLength: 12 }).map((each) => each.join("")),
      fc.string({ unit: anyCharacter }),
    )
    .map((text) => text.replaceAll("\u0000", "").slice(0, most));
const name = words(200).map((text) => text.toWellFormed().replace(/[\u0000-\u001f/\\]/g, "") || "x");
const file = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  name,
  size: fc.nat(),
  type: fc.constantFrom("text/html", "image/svg+xml", "image/png"),
});
const pixels = fc.integer({ min: 1, max: 5000 });
const picture = fc.tuple(file, pixels, pixels).map(([fact, width, height]) => ({ ...fact, width, height }));
const key = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);

const href = fc.oneof(fc.constantFrom(...hostileAddresses), words(100));
const ingredients: Ingredients = { words, href, linksTo: linksOfMarkdown, file, picture, key };
/** Any widget of any kind, as hostile as its schema lets it be. */
export const anyWidget = fc
  .constantFrom(...widgetKinds)
  .chain((kind) =>
    examples[kind]
      .any(ingredients)
      .map((content): StoredWidget => ({ kind, version: schemas[kind].version, content })),
  );
