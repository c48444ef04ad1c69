import type { Words } from "#kernel/words.ts";
import { type KindGroupName, kindGroupNames } from "#widgets/face.ts";
import { faces } from "#widgets/faces.ts";
import { type WidgetKind, widgetKinds } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";

export function nameOfKind(kind: WidgetKind): Words {
  return faces[kind].name;
}

export type KindGroup = { readonly title: Words; readonly kinds: readonly WidgetKind[] };

const titles: Readonly<Record<KindGroupName, Words>> = {
  text: arrangingWords.textKinds,
  files: arrangingWords.fileKinds,
  web: arrangingWords.webKinds,
  together: arrangingWords.togetherKinds,
  home: arrangingWords.homeKinds,
};

const groups: readonly KindGroup[] = kindGroupNames.map((name) => ({
  title: titles[name],
  kinds: widgetKinds.filter((kind) => faces[kind].group === name),
}));

const usedLastMost = 3;
const usuallyUsed: readonly WidgetKind[] = widgetKinds
  .filter((kind) => faces[kind].usual !== undefined)
  .toSorted((one, other) => (faces[one].usual ?? 0) - (faces[other].usual ?? 0));

/** The kinds to choose from: all in their groups, those used last on top; or those that the words find, in one group. */
export function kindGroups(
  words: string,
  used: readonly string[],
  say: (sentence: Words) => string,
): readonly KindGroup[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === "") return [{ title: arrangingWords.usedLast, kinds: lastUsed(used) }, ...groups];
  const names = (kind: WidgetKind) =>
    [say(faces[kind].name), ...say(faces[kind].otherNames).split(" ")].map((name) =>
      name.toLocaleLowerCase(),
    );
  const found = widgetKinds.filter((kind) => names(kind).some((name) => name.startsWith(wanted)));
  return found.length > 0 ? [{ title: arrangingWords.found, kinds: found }] : [];
}

/** The three used last, topped up with what people usually use. */
export function lastUsed(used: readonly string[]): WidgetKind[] {
  const known = used.flatMap((name) => widgetKinds.filter((kind) => kind === name));
  return [...new Set([...known, ...usuallyUsed])].slice(0, usedLastMost);
}
