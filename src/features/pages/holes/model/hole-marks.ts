/** The attribute of a hole's element, with the kind for its value; the widget's id stands in `data-widget`. */
export const holeMark = "data-hole";

/** In place of a widget that could not be drawn. */
export const brokenMark = "data-broken";

type Hole = { readonly id: string; readonly kind: string };

/** A finished body up to the end of the tag of each hole; the last piece is what follows behind all of them. */
export type BodyInPieces = { readonly ids: readonly string[]; readonly pieces: readonly string[] };

/** It is read once from its beginning to its end; the holes are known in the order in which they stand. */
export function bodyInPieces(html: string, holes: readonly Hole[]): BodyInPieces {
  const pieces: string[] = [];
  const ids: string[] = [];
  let from = 0;
  for (const { id, kind } of holes) {
    const tag = `data-widget="${id}" ${holeMark}="${kind}">`;
    const at = html.indexOf(tag, from);
    if (at < 0) continue;
    ids.push(id);
    pieces.push(html.slice(from, at + tag.length));
    from = at + tag.length;
  }
  return { ids, pieces: [...pieces, html.slice(from)] };
}

/** The same with its holes filled: `filled` gives the HTML of each by the widget's id. */
export function fillHoles({ ids, pieces }: BodyInPieces, filled: ReadonlyMap<string, string>): string[] {
  return pieces.flatMap((piece, at) => {
    const id = ids[at];
    return id === undefined ? [piece] : [piece, filled.get(id) ?? ""];
  });
}
