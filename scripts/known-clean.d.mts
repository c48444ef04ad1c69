export type Tool = "lint" | "format" | "arrows";
export type Sources = { readonly rules: string; readonly files: Readonly<Record<string, string>> };
export function sourcesOf(root: string, tool: Tool): Sources;
export function changedSince(root: string, tool: Tool, sources: Sources): string[] | null;
export function noteClean(root: string, tool: Tool, sources: Sources): void;
