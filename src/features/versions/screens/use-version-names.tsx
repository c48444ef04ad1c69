import { formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { versionWords } from "../wording.ts";
import type { ListedVersion } from "../screen.ts";
import type { VersionsData } from "./versions-screen.tsx";

/** The versions to choose from, newest first: those that are listed, and those that are looked at. */
export function useVersionNames({ versions, shown, from }: VersionsData) {
  const say = useSay();
  const locale = useLocale();
  const all = new Map<number, ListedVersion>();
  for (const version of [...versions, shown, from]) if (version) all.set(version.id, version);
  return [...all.values()]
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, made, author, name }) => {
      const date = formatDateTime(made * 1000, locale);
      const by = author ?? say(versionWords.nobody);
      return { value: String(id), label: name === null ? `${date}, ${by}` : `${name} (${date})` };
    });
}
