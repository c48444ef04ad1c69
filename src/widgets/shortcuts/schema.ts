import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import { isLinkTarget } from "../kit/link-target.ts";
import type { WidgetSchema } from "../widget.ts";
import { nameMost, shortcutPath, shortcutsFromDraft, shortcutsMost, shortcutsToDraft } from "./draft.ts";

const Shortcut = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  name: limitedText(nameMost),
  /** Empty while none is chosen yet; then its name is words alone. */
  href: z.string().check(z.refine((href) => href === "" || isLinkTarget(href))),
  /** Of the set of icons; left out, the first letter of its name stands for it. */
  icon: z.optional(z.int().check(z.gte(0), z.lte(199))),
});
const Content = z.strictObject({ items: z.array(Shortcut).check(z.maxLength(shortcutsMost)) });
export type Shortcuts = z.infer<typeof Content>;

/** Links that people use often, side by side. They are the page's: whoever reads it sees all of them. */
export const shortcuts: WidgetSchema<Shortcuts> = {
  kind: "Shortcuts",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: { 1: { toDraft: shortcutsToDraft, fromDraft: shortcutsFromDraft } },
  empty: () => ({ items: [{ id: "1", name: "", href: "" }] }),
  plainText: (content) =>
    shownShortcuts(content)
      .map(({ name }) => name)
      .join("\n"),
  shownTexts: (content) => shownShortcuts(content).map(({ id }) => shortcutPath(id)),
  anchors: () => [],
  files: () => [],
};

/** Those that are called something. */
export function shownShortcuts({ items }: Shortcuts): Shortcuts["items"] {
  return items.filter(({ name }) => name.trim() !== "");
}
