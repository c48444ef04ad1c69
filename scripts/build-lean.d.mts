type Sentence = { readonly id: string; readonly message: string };

export function withoutShapes(code: string, tree: unknown): string;
export function withOwnSentences(
  code: string,
  tree: unknown,
  books: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Sentence>>>,
): string;
