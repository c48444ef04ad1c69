export function longFiles(root: string): string[];
