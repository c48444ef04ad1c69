import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const code = /^src\/(?:features|app|client|ui|widgets)\/(?!.*\.(?:test|d)\.tsx?$).+\.tsx?$/;
const handler = /onKey(?:Down|Up|Press)|["']key(?:down|up|press)["']|\bkey(?:down|up|press):/;

/** The files of the browser that hear keys by themselves. */
export function filesThatHearKeys(root: string): string[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => code.test(file) && handler.test(readFileSync(join(root, file), "utf8")))
    .toSorted();
}
