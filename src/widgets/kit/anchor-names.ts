/**
 * Names that an element of a page may never have: the screen's own elements, and what scripts read from `window`, which
 * an element of that id would hide.
 */
const ours = ["root", "bundle", "content", "magic"];

/** Gives each wanted name out once; later ones get -1, -2, as readers of Markdown know it. */
export function anchorNames(): (wanted: string) => string {
  const taken = new Set(ours);
  // A name that was taken stays taken, so each base goes on counting where it stopped: no number is tried twice.
  const counted = new Map<string, number>();
  return (wanted) => {
    const base = wanted === "" ? "section" : wanted;
    let count = counted.get(base) ?? 0;
    let name = count === 0 ? base : `${base}-${count}`;
    while (taken.has(name)) name = `${base}-${++count}`;
    counted.set(base, count);
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
