export type Sheet = "reading" | "editing" | "setting-up" | "kinds" | "development";

export function sheetOf(path: string): Sheet | null;
export function gatherSheets(root: string): { name: (id: string) => string | null };
export function classesOfEditing(sheets: Readonly<Record<string, string>>): string[];
export function classesIn(text: string): Set<string>;
export function setsUp(path: string): boolean;
