import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Folders of a room whose files belong to the room itself; every other folder is a room inside the room. */
const ownFolders = /^(screens|parts|model|commands|clients|content)$/;
/** What a room says of itself, below its inner rooms; handlers, operations, screens and the rest stand above them. */
const ground = /^((model|content|commands)\/.*|(contract|rules|events|wording|screen|[a-z-]*store)\.ts)$/;

export type Arrow = { readonly from: string; readonly to: string; readonly file: string };

/**
 * Circles between the rooms inside each room, as `pages: attaching -> browsing -> attaching`. A room's own files count as two:
 * its ground, which inner rooms may know, and its roof, which may know them.
 */
export function innerCircles(root: string): string[] {
  const features = join(root, "src/features");
  return readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const room = { folder: join(features, name), address: `#features/${name}/`, unitOf };
      return circles(arrowsIn(room)).map((circle) => `${name}: ${circle.join(" -> ")}`);
    });
}

/** The same between the folders of the server. Files beside them join what all know: what the server is made of, and the lists of rooms. */
export function serverCircles(root: string): string[] {
  const folderOf = (file: string) => (file.includes("/") ? file.split("/", 1).join() : "");
  const server = { folder: join(root, "src/server"), address: "#server/", unitOf: folderOf };
  const arrows = arrowsIn(server).filter(({ from, to }) => from !== "" && to !== "");
  return circles(arrows).map((circle) => circle.join(" -> "));
}

type Place = {
  readonly folder: string;
  /** How its files are imported from everywhere. */
  readonly address: string;
  readonly unitOf: (file: string) => string;
};

function arrowsIn(place: Place): Arrow[] {
  const { folder: room, unitOf: unit } = place;
  const files = readdirSync(room, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    // room.ts joins everything that the room brings.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== "room.ts");
  return files.flatMap((file) =>
    importsOf(join(room, file))
      .map((target) => insideOf(place, file, target))
      .filter((target) => target !== null)
      .map((target) => ({ from: unit(file), to: unit(target), file }))
      .filter(({ from, to }) => from !== to),
  );
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import|import\()\s*"((?:\.{1,2}\/|#(?:features|server)\/)[^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
}

/** Where in the room an import of one of its files leads, by a path of its own or by the one that other rooms take; null for what lies outside. */
function insideOf({ address }: Place, file: string, target: string): string | null {
  if (target.startsWith("#")) return target.startsWith(address) ? target.slice(address.length) : null;
  const inside = posix.join(dirname(file), target);
  return inside.startsWith("..") ? null : inside;
}

function unitOf(file: string): string {
  const [first = "", ...rest] = file.split("/");
  if (rest.length > 0 && !ownFolders.test(first)) return first;
  return ground.test(file) ? "its ground" : "its roof";
}

function circles(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (unit: string, path: readonly string[]): void => {
    const at = path.indexOf(unit);
    if (at >= 0) found.push([...path.slice(at), unit]);
    if (at >= 0 || done.has(unit)) return;
    for (const to of next.get(unit) ?? []) walk(to, [...path, unit]);
    done.add(unit);
  };
  for (const unit of next.keys()) walk(unit, []);
  return found;
}
