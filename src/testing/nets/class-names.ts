import ts from "typescript";
import type { Defined } from "./style-sheets.ts";

/** Names of files are no classes, though they look like them. */
const imported = /\b(from|import)\s*\(?\s*"[^"]*"/g;

/**
 * Classes that elements get and no style sheet knows, and those that are styled and no element gets. A class that is put
 * together, like `pages-width-${width}`, counts for all that begin like it.
 */
export function classNameFaults(sources: ReadonlyMap<string, string>, defined: Defined): string[] {
  const names = [...defined.keys()];
  const faults: string[] = [];
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const [file, text] of sources) {
    for (const [word] of text.replace(imported, "").matchAll(/[\w-]+/g)) words.add(word);
    for (const [, word = ""] of text.matchAll(/\b([a-z][\w-]*-)\$\{/g)) beginnings.add(word);
    for (const name of new Set(text.includes("className") ? givenIn(file, text) : [])) {
      const isKnown = name.endsWith("-") ? names.some((each) => each.startsWith(name)) : defined.has(name);
      if (!isKnown)
        faults.push(
          `${file}: the class "${name}" is styled nowhere; delete it (what is to be found by tests has a role, words or a data attribute)`,
        );
    }
  }
  for (const [name, file] of defined)
    if (!words.has(name) && ![...beginnings].some((word) => name.startsWith(word)))
      faults.push(`${file}: no element has the class "${name}"; delete what is said about it`);
  return faults;
}

/** The classes that a file gives to elements; one that is put together, as it begins. */
export function givenIn(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
  const given: string[] = [];
  const look = (node: ts.Node, isClass: boolean): void => {
    if (isClass && hasText(node)) given.push(...node.text.split(/[^\w-]+/).filter(Boolean));
    ts.forEachChild(node, (child) => look(child, (isClass && !leadsAway(node, child)) || givesClass(child)));
  };
  look(source, false);
  return given;
}

function hasText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

/** `className="..."`, `{ className: "..." }`, `element.className = "..."`. */
function givesClass(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (ts.isJsxAttribute(parent)) return parent.name.getText() === "className" && node === parent.initializer;
  if (ts.isPropertyAssignment(parent))
    return parent.name.getText() === "className" && node === parent.initializer;
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    node === parent.right &&
    parent.left.getText().endsWith(".className")
  );
}

/** Words of a question, and what a function is given, are no classes. */
function leadsAway(node: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalExpression(node)) return child === node.condition;
  if (ts.isCallExpression(node)) return node.arguments.includes(child as ts.Expression);
  return ts.isBinaryExpression(node) && /[=<>]/.test(node.operatorToken.getText());
}
