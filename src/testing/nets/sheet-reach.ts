import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";

const imports =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/g;
const entries = ["src/app/entry-browser.tsx", "src/app/entry-visitor.ts", "src/app/entry-server.tsx"];
/** Where a reader's screen becomes edit mode. */
const doors = [
  "src/features/writing/parts/edit-page.tsx",
  "src/features/writing/canvas/parts/edit-canvas.tsx",
];

export type Reach = { readonly readers: ReadonlySet<string>; readonly editors: ReadonlySet<string> };

/** Which files of ours readers' screens load, at once or later, and which edit mode loads. */
export function reachOfScreens(root: string): Reach {
  const screens = readdirSync(join(root, "src/features"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/features/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith("-screen.tsx"));
  return {
    readers: reached(root, [...entries, ...screens], new Set(doors)),
    editors: reached(root, doors, new Set()),
  };
}

function reached(root: string, starts: readonly string[], shut: ReadonlySet<string>): Set<string> {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || shut.has(file)) return;
    seen.add(file);
    importsOf(root, file).forEach(follow);
  };
  starts.forEach(follow);
  return seen;
}

function importsOf(root: string, file: string): string[] {
  if (file.endsWith(".css")) return [];
  return [...readFileSync(join(root, file), "utf8").matchAll(imports)]
    .map(([, one, other = ""]) => pathOf(file, (one ?? other).replace("?inline", "")))
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

function pathOf(file: string, name: string): string {
  if (name.startsWith("#")) return `src/${name.slice(1)}`;
  return name.startsWith(".") ? posix.join(posix.dirname(file), name) : "";
}
