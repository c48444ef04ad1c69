import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/** An exported function of a store, with the types of what it takes. */
export type StoreFunction = {
  readonly name: string;
  /** Below src, as `features/pages/store.ts`. */
  readonly file: string;
  readonly takes: readonly ts.Type[];
  readonly checker: ts.TypeChecker;
};

/** Every function that a store exports and that talks to the database: it takes a `Tx` or a `Database`. */
export function storeFunctions(root: string): StoreFunction[] {
  const files = readdirSync(join(root, "src/features"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)([a-z-]*(store|operations)|scope)\.ts$/.test(file))
    .map((file) => join(root, "src/features", file));
  const program = ts.createProgram(files, optionsOf(root));
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return exported.flatMap((each): StoreFunction[] => {
      const declared = each.valueDeclaration;
      if (!declared || !ts.isFunctionDeclaration(declared)) return [];
      const takes = declared.parameters.map((parameter) => checker.getTypeAtLocation(parameter));
      const talks = takes.some((type) => ["Tx", "Database"].includes(nameOf(type)));
      return talks ? [{ name: each.name, file: relative(join(root, "src"), file), takes, checker }] : [];
    });
  });
}

/** The name that the type was given where it was declared, or an empty text. */
export function nameOf(type: ts.Type): string {
  return type.aliasSymbol?.name ?? type.symbol?.name ?? "";
}

function optionsOf(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { ...options, types: ["node"], noEmit: true };
}
