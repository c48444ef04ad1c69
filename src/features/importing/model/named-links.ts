/** As other programs write links to notes: `[[Fog]]`, `[[Fog|in fog]]`, `[[Fog#At sea]]`, and `![[fog.png]]` for a picture. */
const named = /(!?)\[\[([^[\]\n]{1,400})\]\](?!\()/g;

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

export function namedLinks(masked: string) {
  return [...masked.matchAll(named)].flatMap(({ 0: whole, 1: sign = "", 2: words = "", index }) => {
    // In tables the line between name and words stands behind a backslash.
    const [before = "", ...rest] = words.replaceAll("\\|", "|").split("|");
    const target = before.trim();
    if (target === "") return [];
    const alias = rest.join("|").trim();
    const place = { start: index, end: index + whole.length };
    return [
      { target, label: alias || labelOf(target), isPicture: sign !== "" && picture.test(target), ...place },
    ];
  });
}

/** The name without its folders and ending, and the heading that is meant behind it. */
function labelOf(target: string): string {
  const [path = "", ...headings] = target.split("#");
  const name = (path.split("/").at(-1) ?? "").replace(/\.(?:md|markdown)$/i, "").trim();
  const heading = (headings.at(-1) ?? "").trim();
  if (name === "") return heading;
  return heading === "" || heading.startsWith("^") ? name : `${name} > ${heading}`;
}
