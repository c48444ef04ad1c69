/** What a drawing of a page shows of a widget: a sign for all of it, or how long and how many its parts are; never its words. */
export type Outline =
  | { readonly is: "sign"; readonly sign: "title" | "picture" | "code" | "rule" | "note" | "box" }
  /** Letters of each paragraph. */
  | { readonly is: "lines"; readonly letters: readonly number[] }
  | { readonly is: "items"; readonly count: number }
  | { readonly is: "table"; readonly columns: number; readonly rows: number; readonly hasHead: boolean };

/** Paragraphs of a plain text that are looked at. */
const linesMost = 12;

export function outlineOfText(text: string): Outline {
  const letters = text.split("\n", linesMost).map((line) => line.length);
  return { is: "lines", letters: letters.filter((each) => each > 0) };
}
