import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lostCommands, lostPaths } from "./lost-paths.ts";

const root = process.cwd();
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "STYLE.md", "GLOSSARY.md"] as const;

const folders = ["bin", "scripts", "bench", "e2e", "docs", "src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path.replaceAll("\\", "/")}`,
  ),
);
const places = ["/", ...readdirSync(root), ...folders].map((path) => `/${path}`);
const ends = new Set(places.flatMap((path) => path.split("/").map((_, at, all) => all.slice(at).join("/"))));

const commands = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);
const rooms = readdirSync(join(root, "src/features")).toSorted();

describe("the map is the house", () => {
  it.each(documents)("every path and command that %s names is there", (file) => {
    expect(lostPaths(read(file), (path) => ends.has(path))).toEqual([]);
    expect(lostCommands(read(file), (command) => commands.includes(command))).toEqual([]);
  });

  it("ARCHITECTURE.md draws each room once in the tree and once on its floor", () => {
    const map = read("ARCHITECTURE.md");
    const [, tree = ""] = /features\/ [^\n]*\n([\s\S]*?)contract\.ts/.exec(map) ?? [];
    expect([...tree.matchAll(/([a-z]+)\//g)].map(([, room = ""]) => room).toSorted()).toEqual(rooms);
    const [, floors = ""] = /```\n(sites [\s\S]*?)```/.exec(map) ?? [];
    expect((floors.match(/[a-z]+/g) ?? []).toSorted()).toEqual(rooms);
  });
});

it("what a document names in vain is told", () => {
  const exists = (path: string) => path === "calls/run.ts" || path === "ui";
  const text =
    "`calls/run.ts` `ui/` `calls/gone.ts` `say(words.key)` [a](docs/gone.md) `node scripts/gone.mjs`";
  expect(lostPaths(text, exists)).toEqual(["calls/gone.ts", "docs/gone.md", "scripts/gone.mjs"]);
  expect(lostCommands("`npm run check`, `npm run gone`", (each) => each === "check")).toEqual(["gone"]);
});
