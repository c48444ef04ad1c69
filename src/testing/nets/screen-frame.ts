import { dirname, join } from "node:path";
import ts from "typescript";

const readersOwn = "src/features/reading/screens/page-reader.tsx";
/** What may have a heading of the first order: the frame's own title, and a page's, which is its author's. */
const withTitles = new Set(["src/ui/screen-title.tsx", readersOwn]);
/** The frames: the sheet of all screens, the entrance of those who are not in yet, a page as it is read. */
const frames = new Set(["src/ui/screen.tsx", "src/features/sessions/parts/entrance.tsx", readersOwn]);

/**
 * A screen chooses neither its title's look nor its edges (decision 0049): what stands outermost in it is one of the frames, or a
 * component of which the same is true. `sources` are our sources by path.
 */
export function frameFaults(sources: ReadonlyMap<string, string>): string[] {
  const read = new Map<string, Outer[]>();
  const outersOf = (file: string) => {
    const known = read.get(file) ?? outermost(file, sources.get(file) ?? "");
    read.set(file, known);
    return known;
  };
  const screens = [...sources.keys()].filter((file) => file.endsWith("-screen.tsx"));
  return [
    ...[...sources].flatMap(([file, text]) => titleFaults(file, text)),
    ...screens.flatMap((file) => outerFaults(file, outersOf, new Set())),
  ];
}

function titleFaults(file: string, text: string): string[] {
  if (withTitles.has(file) || !file.endsWith(".tsx") || !text.includes("<h1")) return [];
  return [`${file}: has an h1 of its own; the frame shows the title that it is given (ui/screen.tsx)`];
}

function outerFaults(file: string, outersOf: (file: string) => Outer[], seen: Set<string>): string[] {
  if (frames.has(file) || seen.has(file)) return [];
  seen.add(file);
  return outersOf(file).flatMap(({ name, from }) => {
    if (from !== null) return outerFaults(from, outersOf, seen);
    return [
      `${file}: <${name}> stands outermost in a screen; hand title, width and actions to <Screen> (ui/screen.tsx)`,
    ];
  });
}

/** An element that a component returns: its name, and the file that it is from; null for elements of HTML. */
type Outer = { readonly name: string; readonly from: string | null };

/** What the exported components of a file return. */
function outermost(file: string, text: string): Outer[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const from = importsOf(source, file);
  const components = source.statements.filter(ts.isFunctionDeclaration).filter(isExported);
  const outers = components.flatMap((component) => returnedBy(component.body));
  const apart = /\bimport\("(\.[^"]+\.tsx)"\)/.exec(text)?.[1];
  // A component that nothing imports at once comes from the file that is fetched apart.
  const lazily = apart === undefined ? null : join(dirname(file), apart);
  return outers.map((name) => ({ name, from: /^[a-z]/.test(name) ? null : (from.get(name) ?? lazily) }));
}

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function returnedBy(body: ts.Node | undefined): string[] {
  const names: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) names.push(...elementsOf(node.expression));
    else ts.forEachChild(node, look);
  };
  if (body) ts.forEachChild(body, look);
  return names;
}

/** Of a fragment what comes first: what else is in it comes by itself, like a panel over the screen. */
function elementsOf(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return elementsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...elementsOf(node.whenTrue), ...elementsOf(node.whenFalse)];
  if (ts.isJsxElement(node)) return [node.openingElement.tagName.getText()];
  if (ts.isJsxSelfClosingElement(node)) return [node.tagName.getText()];
  if (!ts.isJsxFragment(node)) return [];
  const first = node.children.find((child) => ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child));
  return first ? elementsOf(first as ts.Expression) : [];
}

function importsOf(source: ts.SourceFile, file: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const path = text.startsWith("#") ? `src/${text.slice(1)}` : join(dirname(file), text);
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) found.set(name.text, path);
  }
  return found;
}
