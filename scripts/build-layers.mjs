/**
 * The order in which rules win, weakest first (decision 0035): what stands later wins over everything before it, whatever the
 * selectors are. A file is in the layer of the first folder that it stands in.
 */
const places = [
  ["tokens", /^src\/ui\/(tokens|fonts)\.css$/],
  ["reset", /^src\/ui\/base\.css$/],
  ["ui", /^src\/ui\//],
  ["app", /^src\/app\//],
  ["rooms", /^src\/features\//],
  ["kit", /^src\/widgets\/kit\//],
  ["widgets", /^src\/widgets\//],
];

export const layers = places.map(([name]) => name);

/** The layer of a style sheet, by its path below the root; throws for one that stands nowhere. */
export function layerOf(file) {
  const found = places.find(([, place]) => place.test(file));
  if (!found) throw new Error(`${file} is in no layer; scripts/build-layers.mjs says which there are`);
  return found[0];
}

/** A style sheet in its layer. The order is said with each: which of them comes first in the end, nobody knows before. */
export function inLayer(file, text) {
  return `@layer ${layers.join(", ")};\n@layer ${layerOf(file)} {\n${text}\n}\n`;
}

/** For Vite: puts every style sheet of ours into its layer. */
export function putInLayers(root) {
  return {
    name: "atrium-layers",
    enforce: "pre",
    transform(text, id) {
      const file = id.slice(root.length).replaceAll("\\", "/").replace(/^\//, "").replace(/\?.*$/, "");
      return file.startsWith("src/") && file.endsWith(".css")
        ? { code: inLayer(file, text), map: null }
        : null;
    },
  };
}
