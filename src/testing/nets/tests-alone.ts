import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ofTests = /\.(?:test|spec)\.tsx?$|^src\/testing\/|^e2e\//;
const exported = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** What files of the product export for tests and for nobody else: `path name`. Such a thing proves nothing of the product. */
export function usedByTestsAlone(root: string): string[] {
  const files = ["src", "e2e", "bench", "scripts"].flatMap((folder) => filesIn(root, folder));
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const uses = new Map<string, number>();
  const tested = new Set<string>();
  for (const { file, text } of texts)
    for (const [word] of text.matchAll(/\w{3,}/g))
      if (ofTests.test(file)) tested.add(word);
      else uses.set(word, (uses.get(word) ?? 0) + 1);
  return texts
    .filter(({ file }) => !ofTests.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(exported)]
        .map(([, name = ""]) => name)
        .filter((name) => uses.get(name) === 1 && tested.has(name))
        .map((name) => `${file} ${name}`),
    );
}

function filesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  } catch {
    return [];
  }
}
