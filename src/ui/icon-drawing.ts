import type { LucideIcon } from "lucide-react";

type Drawing = {
  readonly name: string;
  readonly lines: { readonly __html: string };
  /** It points along a line of text, so it is turned around where people read from right to left. */
  readonly mirrored: boolean;
};
type Shapes = readonly (readonly [string, Readonly<Record<string, string | number>>])[];
type Drawn = {
  readonly render: (
    props: object,
    ref: null,
  ) => { readonly props: { readonly icon: { readonly name: string; readonly node: Shapes } } };
};

/** Signs that follow the direction of reading: they point along a line, or show one that begins at its start. */
const alongTheLine = /(^|-)(left|right)(-|$)|^(log-(in|out)|undo|redo|undo-2|redo-2|external-link|list)$/;

const drawings = new WeakMap<LucideIcon, Drawing>();

/**
 * The lines of an icon as markup, made once. Lucide's own component builds them anew at each rendering, which was a
 * quarter of the time a page took; its data are public constants of the package, so nothing here comes from people.
 */
export function drawingOf(icon: LucideIcon): Drawing {
  let drawing = drawings.get(icon);
  if (!drawing) {
    const { name, node } = (icon as unknown as Drawn).render({}, null).props.icon;
    const lines = node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join("");
    drawing = { name, lines: { __html: lines }, mirrored: alongTheLine.test(name) };
    drawings.set(icon, drawing);
  }
  return drawing;
}

function written(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
