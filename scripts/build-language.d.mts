type Missing = {
  readonly catalogue: Readonly<Record<string, string>>;
  readonly onMissing: (id: string) => void;
};

export const translated: readonly string[];
export function readCatalogue(root: string, language: string): Record<string, string>;
export function translate(code: string, tree: unknown, missing: Missing): string;
