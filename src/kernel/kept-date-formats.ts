/** Every zone in a few shapes and languages; past that all are made anew. */
const most = 2000;
const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of dates for a language, as Intl names it, and a shape. Making one costs as much as a hundred uses and tens of
 * kilobytes that the garbage collector does not see: nobody else makes one for each date.
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= most) kept.clear();
  const made = new Intl.DateTimeFormat(language, options);
  kept.set(key, made);
  return made;
}
