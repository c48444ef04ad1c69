/** A sentence of the product: its key in the catalogues and its English text (ICU MessageFormat). */
export type Words = { readonly id: string; readonly message: string };

export type Values = Readonly<Record<string, string | number | Date>>;

/**
 * The sentences of one noun. Keys become `{noun}.{key}` in the catalogues; the English text stands here, to the
 * letter of the specification where it gives one.
 */
export function words<const Texts extends Readonly<Record<string, string>>>(
  noun: string,
  texts: Texts,
): { readonly [Key in keyof Texts]: Words } {
  const entries = Object.entries(texts).map(([key, message]) => [key, { id: `${noun}.${key}`, message }]);
  return Object.fromEntries(entries) as { readonly [Key in keyof Texts]: Words };
}
