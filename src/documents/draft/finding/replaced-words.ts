import type * as Y from "yjs";
import { readPart, titlePart } from "#widgets/kit/draft-parts.ts";
import { difference } from "#widgets/kit/text-difference.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import { draftContentOf, kindOf } from "../draft-widget.ts";
import type { FoundWords } from "./found-words.ts";
import { lettersOf } from "./shown-letters.ts";

export type Replaced = {
  readonly replaced: number;
  /** Places where the words would be cut off, because their text would be too long. */
  readonly left: number;
  /** Places in the names of mentions, which are said by the person or page itself. */
  readonly named: number;
};

/** The longest title that can be published. */
type Limits = { readonly title: number };

/**
 * Puts other words in the place of those that were found, letter by letter: letters that stay the same stay themselves, with the
 * carets in them, and new ones have the marks of the first that they take the place of; names of mentions stay. To be called inside
 * the person's change.
 */
export function replaceWords(
  draft: Y.Doc,
  found: readonly FoundWords[],
  { by, limits }: { readonly by: string; readonly limits: Limits },
): Replaced {
  let replaced = 0;
  const words = found.filter(({ inName }) => inName === null);
  for (const [id, ofWidget] of grouped(words, ({ id }) => id)) {
    const texts = grouped(ofWidget, ({ part }) => part);
    const fits = fitting(draft, id, { texts, by, limits });
    for (const [part, places] of texts) {
      if (!fits(part)) continue;
      const text = draft.getText(part);
      const before = lettersOf(text);
      // From the end on, so that the places before stay what they are.
      for (const { from, length } of [...places].reverse())
        replaceAt(text, { from, was: before.slice(from, from + length), by });
      replaced += places.length;
    }
  }
  return { replaced, left: words.length - replaced, named: found.length - words.length };
}

type Replacement = { readonly from: number; readonly was: string; readonly by: string };

function replaceAt(text: Y.Text, { from, was, by }: Replacement): void {
  const step = difference(was, by);
  if (!step) return;
  const at = from + step.at;
  if (step.removed === 0) return text.insert(at, step.inserted);
  // Behind the first letter that goes, new ones are marked as it is.
  if (step.inserted !== "") text.insert(at + 1, step.inserted);
  text.delete(at, 1);
  if (step.removed > 1) text.delete(at + step.inserted.length, step.removed - 1);
}

type Texts = ReadonlyMap<string, readonly FoundWords[]>;

/** Which texts of a widget its kind would still show whole. */
function fitting(
  draft: Y.Doc,
  id: string,
  { texts, by, limits }: { readonly texts: Texts; readonly by: string; readonly limits: Limits },
): (part: string) => boolean {
  const after = new Map(
    [...texts].map(([part, places]) => [part, replacedIn(lettersOf(draft.getText(part)), places, by)]),
  );
  if (id === titlePart) return (part) => (after.get(part)?.length ?? 0) <= limits.title;
  const shown = shownWith(draft, id, after);
  return (part) => readPart(part)?.holds === "rich" || shown.has(after.get(part) ?? "");
}

function replacedIn(text: string, places: readonly FoundWords[], by: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, length } of places) {
    pieces.push(text.slice(at, from), by);
    at = from + length;
  }
  return pieces.join("") + text.slice(at);
}

/** All that a widget would say with other texts. */
function shownWith(draft: Y.Doc, id: string, after: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = kindOf(draft, id);
  if (!found) return new Set();
  const schema: WidgetSchema<unknown> = schemas[found.kind];
  const content = draftContentOf(draft, id);
  const texts = { ...content.texts };
  for (const [part, text] of after) {
    const path = readPart(part)?.path;
    if (path !== undefined && path in texts) texts[path] = text;
  }
  const said = new Set<string>();
  JSON.stringify(schema.drafts[found.version]?.fromDraft({ ...content, texts }), (_, value: unknown) => {
    if (typeof value === "string") said.add(value);
    return value;
  });
  return said;
}

function grouped<Item>(items: readonly Item[], by: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group) group.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}
