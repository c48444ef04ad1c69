import { emojiCodes } from "./emoji-codes.ts";
import { plain } from "./found-items.ts";

/**
 * The files beside this one hold what emoji are called: the sign, its name and other words, with tabs between. They were made of
 * emojibase-data 17 (MIT), whose names are those of Unicode's CLDR; the package itself weighs 50 MB.
 */
type Names = { readonly default: { readonly names: readonly string[] } };

const english: () => Promise<Names> = () => import("./emoji.en.json");
const others: Readonly<Record<string, () => Promise<Names>>> = { nl: () => import("./emoji.nl.json") };

export type Emoji = { readonly sign: string; readonly name: string; readonly otherNames: string };

/** The emoji as a language calls them; they are found in English, too. Each file is loaded once. */
export async function emojiIn(language: string): Promise<readonly Emoji[]> {
  const [all, own] = await Promise.all([english(), others[language]?.()]);
  const inEnglish = all.default.names.map(read);
  if (!own) return inEnglish;
  const bySign = new Map(inEnglish.map((each) => [each.sign, `${plain(each.name)} ${each.otherNames}`]));
  return own.default.names
    .map(read)
    .map((each) => ({ ...each, otherNames: `${each.otherNames} ${bySign.get(each.sign) ?? ""}` }));
}

function read(line: string): Emoji {
  const [sign = "", name = "", others = ""] = line.split("\t");
  const codes = [...emojiCodes].filter(([, its]) => its === sign).map(([code]) => code.replaceAll("_", " "));
  return { sign, name, otherNames: [plain(others), ...codes].join(" ") };
}

/** What is written whole between two colons: a short name, or the name as it stands in the list. */
export function emojiCalled(all: readonly Emoji[], words: string): Emoji | null {
  const sign = emojiCodes.get(words.toLowerCase());
  const name = plain(words.replaceAll("_", " "));
  return all.find((each) => (sign ? each.sign === sign : plain(each.name) === name)) ?? null;
}
