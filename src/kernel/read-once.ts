/**
 * Reads each text once and remembers what it said, for texts of which few kinds come again and again (headers of browsers). Whoever
 * sends many different ones only has them read.
 */
export function readOnce<Said>(read: (text: string) => Said, most = 500): (text: string) => Said {
  const known = new Map<string, { readonly said: Said }>();
  return (text) => {
    const there = known.get(text);
    if (there) return there.said;
    const said = read(text);
    if (known.size >= most) known.clear();
    if (text.length <= longest) known.set(text, { said });
    return said;
  };
}

/** Longer ones are read each time: they are nobody's habit, and would fill the memory. */
const longest = 200;
