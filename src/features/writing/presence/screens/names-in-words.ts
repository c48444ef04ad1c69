import type { Locale, Say } from "#kernel/language.ts";
import { formatsOf } from "#kernel/languages.ts";
import { presenceWords } from "../wording.ts";

/** "Ed Elzinga", "Ed Elzinga and Ada Admiraal", "Ed Elzinga, Ada Admiraal, and 3 others". */
export function namesInWords(people: readonly { readonly name: string }[], say: Say, locale: Locale): string {
  const most = people.length > 3 ? 2 : 3;
  const names = people.slice(0, most).map(({ name }) => name);
  const rest = people.length - names.length;
  const all = rest > 0 ? [...names, say(presenceWords.someOthers, { count: rest })] : names;
  return new Intl.ListFormat(formatsOf(locale.language)).format(all);
}
