type Sentences = Readonly<Record<string, string>>;
type Changed = { readonly id: string; readonly before: string; readonly after: string };

/** The sentences of one file by id: those of `words("noun", {...})` and of refusals, or those of a translation. */
export function sentencesIn(file: string, text: string): Sentences;

/** What differs, by id; a sentence that came or went has nothing on its other side. */
export function changedSentences(before: Sentences, after: Sentences): Changed[];

/** A table in Markdown; nothing in a sentence ends its cell. */
export function tableOf(changed: readonly Changed[]): string;
