export function ensureBuilt(root: string): void;
export function fingerprint(root: string): string;
