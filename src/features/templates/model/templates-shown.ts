import { nameKey } from "#kernel/name-key.ts";
import type { Picture } from "#features/pages/drawing/model/picture.ts";

/** A template as the picker shows it. */
export type ShownTemplate = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly isDefault: boolean;
  readonly picture: Picture;
};

export type TemplateKind = "all" | "own" | "examples";

/** The cards of a kind that hold what is typed: first the blank page, while nothing is looked for, then templates, the default one first. */
export function templatesShown(
  {
    templates,
    examples,
  }: { readonly templates: readonly ShownTemplate[]; readonly examples: readonly ShownTemplate[] },
  { kind, typed }: { readonly kind: TemplateKind; readonly typed: string },
): ("blank" | ShownTemplate)[] {
  const wanted = nameKey(typed.trim());
  const own = templates.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const all = [...(kind === "examples" ? [] : own), ...(kind === "own" ? [] : examples)];
  const found = all.filter(({ title, description, path, tags }) =>
    nameKey([title, description, path, ...tags].join(" ")).includes(wanted),
  );
  return wanted === "" && kind === "all" ? ["blank", ...found] : found;
}
