import { createContext, type ReactNode } from "react";
import type { Failure } from "#client/call.ts";

/** Opens what changes who sees several pages, or says why it cannot. */
export type OpenSharing = (
  ids: readonly number[],
) => Promise<{ readonly content: () => Promise<ReactNode> } | { readonly why: string | Failure }>;

/** Sharing stands on a higher floor than lists: the roof hands it down. Null where roles decide instead (PRUL-08). */
export const SharingDoor = createContext<OpenSharing | null>(null);
