import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ofTests = /\.(?:test|spec)\.tsx?$|^src\/testing\/|^e2e\//;
const exported = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** What files of the product export for tests and for nobody else: `path name`. Such a thing proves nothing of the product. */
export function usedByTestsAlone(root: string): string[] {
  const files = ["src", "e2e", "bench", "scripts"].flatMap((folder) => filesIn(root, folder));
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const product = texts.filter(({ file }) => !ofTests.test(file));
  const offered = product.flatMap(({ file, text }) =>
    [...text.matchAll(exported)].map(([, name = ""]) => ({ file, name })),
  );
  const once = usedOnce(product, new Set(offered.map(({ name }) => name)));
  const tested = new Set<string>();
  for (const { file, text } of texts)
    if (ofTests.test(file)) for (const word of wordsOf(text)) if (once.has(word)) tested.add(word);
  return offered.filter(({ name }) => tested.has(name)).map(({ file, name }) => `${file} ${name}`);
}

/** Those of these names that stand once in the product: where they are made. */
function usedOnce(product: readonly { readonly text: string }[], names: ReadonlySet<string>): Set<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const { text } of product)
    for (const word of wordsOf(text)) if (names.has(word)) (once.has(word) ? again : once).add(word);
  return new Set([...once].filter((name) => !again.has(name)));
}

const wordsOf = (text: string): readonly string[] => text.match(/\w{3,}/g) ?? [];

function filesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  } catch {
    return [];
  }
}
