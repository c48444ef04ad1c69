import { richPart, textPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { type Sent, type Struct, updateOf } from "./raw-update.ts";

/** The page that they are sent to: a heading `title01`, a Markdown text `text0001` and a paragraph `para0001`. */
const source = textPart("text0001", "source");
const rich = richPart("para0001", "doc");
/** As rich texts were before they had lines. */
const tree = "r:para0001/doc";
const level = { part: valuesPart("title01"), key: "level" };

/** An update of about so many pieces that makes whoever merges it look at each piece again for every other. */
export function hostileUpdate(name: string, count: number): Uint8Array {
  const shape = shapes[name];
  if (!shape) throw new Error(`no hostile update is called ${name}`);
  return updateOf(shape(count));
}

const shapes: Readonly<Record<string, (count: number) => Sent>> = {
  "letters that all follow the same one": (count) => ({
    structs: {
      1: [{ at: { part: source }, words: "x".repeat(count + 1) }],
      2: times(count, (at) => ({ at: { behind: [1, 0], before: [1, at + 1] }, words: "a" })),
    },
  }),
  "letters of a browser each in one place": (count) => ({
    structs: Object.fromEntries(
      times(count, (at): [number, Struct[]] => [
        clientOf(at),
        [{ at: at === count - 1 ? { part: source } : { behind: [clientOf(count - 1), 0] }, words: "a" }],
      ]),
    ),
  }),
  "one value written anew": (count) => ({
    structs: { 1: times(count, () => ({ at: level, value: "h2" })) },
  }),
  "browsers whose changes never came": (count) => ({
    structs: Object.fromEntries(
      times(count, (at): [number, Struct[]] => [clientOf(at), [{ at: { behind: [3, 9] }, words: "a" }]]),
    ),
  }),
  "browsers that each write a value": (count) => ({
    structs: Object.fromEntries(
      times(count, (at): [number, Struct[]] => [
        clientOf(at),
        [{ at: { part: "widths", key: `k${at}` }, value: 3 }],
      ]),
    ),
  }),
  "the same words deleted over and over": (count) => ({
    structs: { 1: times(count, (at) => letter(at)) },
    deleted: { 1: times(count, (at): [number, number] => [at % 2, count - 2]) },
  }),
  "every second letter deleted": (count) => ({
    structs: { 1: [{ at: { part: source }, words: "ab".repeat(count) }] },
    deleted: { 1: times(count, (at): [number, number] => [2 * at, 1]) },
  }),
  "every second letter deleted, from behind": (count) => ({
    structs: { 1: [{ at: { part: source }, words: "ab".repeat(count) }] },
    deleted: { 1: times(count, (at): [number, number] => [2 * (count - 1 - at), 1]) },
  }),
  "elements in elements": (count) => ({
    structs: {
      1: times(count, (at) => ({
        at: at === 0 ? { part: tree } : { inside: [1, at - 1] },
        element: "paragraph",
      })),
    },
  }),
  "a mark of its own for each letter": (count) => ({
    structs: { 1: times(count, (at) => marked(at, `bold--${at}`)).flat() },
  }),
  "marks without letters": (count) => ({
    structs: {
      1: [
        { at: { part: rich }, words: "a" },
        ...times(
          count,
          (at): Struct => ({ at: { behind: [1, at] }, mark: "bold", is: at % 2 ? true : null }),
        ),
      ],
    },
  }),
  "marks and deleted letters between them": (count) => ({
    structs: { 1: times(count, (at) => marked(at, "bold")).flat() },
    deleted: { 1: times(count, (at): [number, number] => [1 + 2 * at, 1]) },
  }),
  "empty lines": (count) => ({ structs: { 1: [{ at: { part: rich }, words: "\n".repeat(count) }] } }),
  "empty lines, one by one": (count) => ({
    structs: {
      1: times(count, (at) => ({ at: at === 0 ? { part: rich } : { behind: [1, at - 1] }, words: "\n" })),
    },
  }),
  "a list in each line": (count) => ({
    structs: {
      1: times(count, (at): Struct[] => [
        { at: at === 0 ? { part: rich } : { behind: [1, 3 * at - 1] }, mark: "list", is: "bullet" },
        { at: { behind: [1, 3 * at] }, mark: "level", is: (at % 6) + 1 },
        { at: { behind: [1, 3 * at + 1] }, words: "\n" },
      ]).flat(),
    },
  }),
  "moves of letters that nobody wrote": (count) => ({
    structs: {
      1: [
        { at: { part: rich }, words: "ab".repeat(100) },
        ...times(
          Math.ceil(count / 1000),
          (at): Struct => ({
            at: { part: "moves", key: `m${at}` },
            value: { to: source, letters: times(1000, (n) => [n % 3, n, 1, 2, n]).flat(), seen: [] },
          }),
        ),
      ],
    },
  }),
  "words among letters that were moved": (count) => ({
    structs: {
      1: [
        { at: { part: rich }, words: "ab" },
        { at: { part: source }, words: "ab" },
        { at: { part: "moves", key: "m" }, value: { to: source, letters: [1, 0, 2, 1, 2], seen: [] } },
      ],
      2: times(count, (at) => ({
        at: at === 0 ? { behind: [1, 0], before: [1, 1] } : { behind: [2, at - 1], before: [1, 1] },
        words: "x",
      })),
    },
    deleted: { 1: [[0, 2]] },
  }),
  widgets: (count) => ({
    structs: {
      1: times(count, (at) => ({ at: { part: valuesPart(`many${at}id`), key: "level" }, value: "h1" })),
    },
  }),
  "texts of one widget": (count) => ({
    structs: { 1: times(count, (at) => ({ at: { part: textPart("text0001", `p${at}`) }, words: "a" })) },
  }),
  "values of one widget": (count) => ({
    structs: { 1: times(count, (at) => ({ at: { part: valuesPart("text0001"), key: `p${at}` }, value: 1 })) },
  }),
  "a long text": (count) => ({ structs: { 1: [{ at: { part: source }, words: "fog ".repeat(count) }] } }),
  "a file named in each line": (count) => ({
    structs: {
      1: [{ at: { part: source }, words: times(count, (at) => `![](/-/file/${at + 1}/)\n`).join("") }],
    },
  }),
  "letters in front of each other": (count) => ({
    structs: {
      1: times(count, (at) =>
        at === 0 ? { at: { part: source }, words: "a" } : { at: { before: [1, at - 1] }, words: "a" },
      ),
    },
  }),
};

/** A mark and a letter behind it; the first begins the text, the others stand behind the letter before. */
function marked(at: number, mark: string): Struct[] {
  const clock = 2 * at;
  return [
    { at: at === 0 ? { part: rich } : { behind: [1, clock - 1] }, mark, is: at },
    { at: { behind: [1, clock] }, words: "a" },
  ];
}

function letter(at: number): Struct {
  return at === 0
    ? { at: { part: source }, words: "a" }
    : { at: { behind: [1, at - 1], before: null }, words: "a" };
}

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** All of them, by name. */
export const hostileNames: readonly string[] = Object.keys(shapes);

/** A browser's number, above those that are written out here. */
function clientOf(at: number): number {
  return 10 + at;
}
