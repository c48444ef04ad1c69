/**
 * Puts the styles of a kind before the first of its widgets that shows something (decision 0128); a page without one is sent none of
 * them. `stylesOf` gives style sheets of the product, never words of people.
 */
export function stylesOnce<Kind extends string>(
  stylesOf: (kind: Kind, html: string) => readonly string[],
): (kind: Kind, html: string) => string {
  const given = new Set<string>();
  return (kind, html) => {
    const missing =
      html === "" ? [] : stylesOf(kind, html).filter((style) => style !== "" && !given.has(style));
    for (const style of missing) given.add(style);
    return missing.map((style) => `<style>${inOneLine(style)}</style>`).join("") + html;
  };
}

function inOneLine(style: string): string {
  return style
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .trim();
}
