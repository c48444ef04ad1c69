/** The attribute of a hole's element, with the kind for its value; the widget's id stands in `data-widget`. */
export const holeMark = "data-hole";

/** In place of a widget that could not be drawn. */
export const brokenMark = "data-broken";

/**
 * A finished body with its holes filled: `filled` gives the HTML of each by the widget's id. It is read once from its
 * beginning to its end; the holes are known in the order in which they stand.
 */
export function fillHoles(
  html: string,
  holes: readonly { readonly id: string; readonly kind: string }[],
  filled: ReadonlyMap<string, string>,
): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { id, kind } of holes) {
    const tag = `data-widget="${id}" ${holeMark}="${kind}">`;
    const at = html.indexOf(tag, from);
    if (at < 0) continue;
    pieces.push(html.slice(from, at + tag.length), filled.get(id) ?? "");
    from = at + tag.length;
  }
  return pieces.join("") + html.slice(from);
}
