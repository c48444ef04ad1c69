type Speaking = {
  readonly catalogue: Readonly<Record<string, string>>;
  readonly english: ReadonlyMap<string, string>;
};

export function withMarks(code: string, tree: unknown, english: Map<string, string>): string;
export function inLanguage(
  built: string,
  speaking: Speaking & { readonly onMissing: (id: string) => void },
): string;
export function folderOf(language: string, speaking: Speaking): string;
