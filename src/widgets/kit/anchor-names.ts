/**
 * Names that an element of a page may never have: the screen's own elements, and what scripts read from `window`, which
 * an element of that id would hide.
 */
const ours = ["root", "bundle", "content", "magic"];

/** Gives each wanted name out once; later ones get -1, -2, as readers of Markdown know it. */
export function anchorNames(): (wanted: string) => string {
  const taken = new Set(ours);
  return (wanted) => {
    const base = wanted === "" ? "section" : wanted;
    let name = base;
    for (let count = 1; taken.has(name); count++) name = `${base}-${count}`;
    taken.add(name);
    return name;
  };
}

/** The name of a heading by its text, as code hosts make it: letters, digits, dashes and underscores. */
export function anchorFrom(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replace(/ /g, "-");
}
