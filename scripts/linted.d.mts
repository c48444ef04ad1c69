export type Sources = { readonly rules: string; readonly files: Readonly<Record<string, string>> };
export function sourcesOf(root: string): Sources;
export function changedSince(root: string, sources: Sources): string[] | null;
export function noteClean(root: string, sources: Sources): void;
