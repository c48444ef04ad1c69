import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const stop = 40;
const roots = ["src", "bench", "scripts"];
/**
 * Tests tell a story from start to end, migrations never change once released, and the gallery of development is a list of everything
 * that `ui/` has; it never ships.
 */
const exempt =
  /\.test\.tsx?$|\.d\.[a-z]*ts$|\/wording\.ts$|^src\/database\/migrations\/|^src\/app\/development\//;

/** The functions below `root` over 40 lines, from their first line to their last, by `path#name`. */
export function longFunctions(root: string): Map<string, number> {
  const files = roots
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file));
  const found = files.flatMap((file) => longIn(file, readFileSync(join(root, file), "utf8")));
  // Of two with the same name in a file, the longer one counts.
  return new Map(found.sort(([, one], [, other]) => one - other));
}

/** What is wrong with the long functions below `root`, given those that may be long for now, one sentence a fault. */
export function longFunctionFaults(root: string, allowed: Readonly<Record<string, number>>): string[] {
  const found = longFunctions(root);
  const tooLong = [...found].flatMap(([name, lines]) => {
    const limit = allowed[name];
    if (limit === undefined)
      return [
        `${name}: ${lines} lines; at ${stop} find the noun: a hook, a component, a rule in model/ or an object with few methods has no name yet; do not cut the function in half`,
      ];
    return lines > limit
      ? [`${name}: ${lines} lines; it was ${limit}, and what is in the list may not grow`]
      : [];
  });
  const shrunk = Object.entries(allowed).flatMap(([name, limit]) => {
    const lines = found.get(name);
    if (lines === undefined) return [`${name}: no longer over ${stop} lines; strike it from the list`];
    return lines < limit ? [`${name}: ${lines} lines; say so in the list instead of ${limit}`] : [];
  });
  return [...tooLong, ...shrunk];
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** What begins so is no function itself; those in it are further in. */
const holder = /^(?:export )?(?:abstract )?(?:class|type)\b|(?:=|\breturn) [[{`]$/;

/**
 * Whether more than 40 lines hang together that may be a function, as their indent tells: files are formatted. Reading them all as
 * TypeScript takes ten times as long. A line that closes parameters and opens the body goes on with what it began with.
 */
function mayHoldLong(text: string): boolean {
  const open: { indent: number; since: number; isHolder: boolean }[] = [];
  const isLong = (at: number) => {
    const { since, isHolder } = open.at(-1) ?? { since: at, isHolder: true };
    return !isHolder && at - since >= stop;
  };
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    for (; (open.at(-1)?.indent ?? -1) > indent; open.pop()) if (isLong(at)) return true;
    const begun = open.at(-1);
    if (begun?.indent === indent) {
      if (isLong(at)) return true;
      if (/^[})\]]/.test(line.trimStart()) && /[{([]$|=>$/.test(line)) {
        begun.isHolder = false;
        continue;
      }
      open.pop();
    }
    open.push({ indent, since: at, isHolder: holder.test(line.trimStart()) });
  }
  return lines.length - 1 - (open[0]?.since ?? lines.length) >= stop;
}

function longIn(file: string, text: string): [string, number][] {
  if (!mayHoldLong(text)) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
  const found: [string, number][] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
    if (lines <= stop) return;
    if (isFunction(node)) found.push([`${file}#${nameOf(node)}`, lines]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isConstructorDeclaration(node)) &&
    node.body !== undefined
  );
}

/** Its own name, that of what holds it, or of the call that it is handed to. */
function nameOf(node: ts.FunctionLikeDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isConstructorDeclaration(node)) return "constructor";
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isCallExpression(parent) ? `in ${parent.expression.getText()}` : "unnamed";
}
