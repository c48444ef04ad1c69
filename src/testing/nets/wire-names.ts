import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Code that runs in browsers and is no border: contract.ts and model/ beside it turn the wire's names into ours. */
const browserCode =
  /^src\/(?:features\/(?:.+\/)?(?:screens|parts|tab)|app|client|ui|widgets)\/(?!.*\.(?:test|d)\.tsx?$).+\.tsx?$/;
const border =
  /(?:^|\/)(?:contract|schema|server)\.ts$|\/model\/|\/kinds\.test|^src\/widgets\/[^/]+\/example\.ts$/;

/** Names of the wire that are one word (PLST-01 to PLST-12, SRCH-14). */
const oneWord = new Set(
  "cid cuid uuid tids ish ist isp isf iss aid prv cm lnk desc cat sg addrs category categories".split(" "),
);
const wireName = /^[a-z]+[a-z0-9]*(?:_[a-z0-9]+)+$/;
/** A text in which no name can stand is not taken apart. */
const anyName = new RegExp(`[a-z0-9]_[a-z0-9]|\\b(?:${[...oneWord].join("|")})\\b`);

/** Each place in browser code that names a field of the wire: `path:line says name`. */
export function wireNamesIn(root: string): string[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => browserCode.test(file) && !border.test(file))
    .toSorted()
    .flatMap((file) => namesIn(file, readFileSync(join(root, file), "utf8")));
}

function namesIn(file: string, text: string): string[] {
  if (!anyName.test(text)) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const name = nameAt(node);
    if (name !== null && (wireName.test(name) || oneWord.has(name))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} says ${name}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** A name that reads or makes a property: `a.b_c`, `{ b_c }`, `{ b_c: 1 }`, `a["b_c"]`, the name of a form's field. */
function nameAt(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return ts.isJsxAttribute(node.parent) ? null : node.text;
  if (!ts.isStringLiteralLike(node)) return null;
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) || ts.isPropertyAssignment(parent)) {
    const isKey = ts.isElementAccessExpression(parent) || parent.name === node;
    return isKey ? node.text : null;
  }
  return ts.isJsxAttribute(parent) && parent.name.getText() === "name" ? node.text : null;
}
