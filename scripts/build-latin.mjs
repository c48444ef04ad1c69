const raw = /String\.raw`[^`]*[^\0-\xff][^`]*`/;

/**
 * V8 keeps a source in one byte a letter while all its letters are of Latin-1, and in two from the first other one on: what a
 * bundle holds beyond Latin-1 is written by its number. What is right inside quotes, templates and patterns is wrong inside `String.raw`.
 */
export function inLatin1(code) {
  const found = raw.exec(code);
  if (found) throw new Error(`Write letters beyond Latin-1 by their number in ${found[0]}`);
  return code.replace(/(\\*)([^\0-\xff])/g, (_, slashes, letter) => {
    // A letter that is escaped already (an odd number before it) lends its slash.
    const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** After everything else that writes: what comes later puts the letters back. */
export const writtenInLatin1 = {
  name: "atrium:latin-1",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = inLatin1(file.code);
  },
};
