import type { Said } from "./values.ts";

/** What a directory is answered; `location` where something was made. */
export type Answer = { readonly status: number; readonly body: Said | null; readonly location?: string };

export function answered(status: number, body: Said | null): Answer {
  return { status, body };
}
