import type { LucideIcon } from "lucide-react";

type Drawing = { readonly __html: string };
type Shapes = readonly (readonly [string, Readonly<Record<string, string | number>>])[];
type Drawn = {
  readonly render: (
    props: object,
    ref: null,
  ) => { readonly props: { readonly icon: { readonly node: Shapes } } };
};

const drawings = new WeakMap<LucideIcon, Drawing>();

/**
 * The lines of an icon as markup, made once. Lucide's own component builds them anew at each rendering, which was a
 * quarter of the time a page took; its data are public constants of the package, so nothing here comes from people.
 */
export function drawingOf(icon: LucideIcon): Drawing {
  let drawing = drawings.get(icon);
  if (!drawing) {
    const { node } = (icon as unknown as Drawn).render({}, null).props.icon;
    drawing = { __html: node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join("") };
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
