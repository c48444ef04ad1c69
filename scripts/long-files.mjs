import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** The files of tests, by their paths below the root, in which every title ends with `(long)`: a quick run tries nothing of them (decision 0089). */
export function longFiles(root) {
  return readdirSync(path.join(root, "src"), { recursive: true })
    .map((name) => path.join("src", name))
    .filter((name) => /\.test\.tsx?$/.test(name) && isLong(readFileSync(path.join(root, name), "utf8")));
}

/** With one title too few, as where it is put together, a file counts as quick: it is loaded, and tries nothing. */
function isLong(text) {
  const tests = text.match(/^\s*(?:it|test)(?:\.\w+)?[(<`]/gm)?.length ?? 0;
  const long = text.match(/ \(long\)["'`],$/gm)?.length ?? 0;
  const titled = text.match(/ \(long\)["'`], /g)?.length ?? 0;
  return tests > 0 && tests === long + titled;
}
