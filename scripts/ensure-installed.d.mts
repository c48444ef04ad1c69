export function ensureInstalled(root: string): void;
export function isInstalled(root: string): boolean;
