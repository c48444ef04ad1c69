const kept = new Map<string, Intl.ListFormat>();

/**
 * The formatter that joins names with "and" in a language, as Intl names it: there are as many as languages. Making one costs more than a whole sentence, and each
 * page says who sees it.
 */
export function listFormat(language: string): Intl.ListFormat {
  let format = kept.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { type: "conjunction" });
    kept.set(language, format);
  }
  return format;
}
