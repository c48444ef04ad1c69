/**
 * What the server says on the live channel, one frame each. A position is a place in the order of all that was
 * announced, as text; a frame without one is a signal, which nobody can ask for again.
 */
export type LiveFrame =
  /** At the beginning, and again with each beat: everything up to here has been said. */
  | { readonly hello: { readonly position: string | null } }
  | { readonly listening: string; readonly position: string | null }
  | { readonly topic: string; readonly position?: string; readonly data: unknown }
  /** The person may not listen, or no longer. */
  | { readonly refused: string }
  /** What was missed cannot be told: read anew. */
  | { readonly gap: string };

/** What a browser says. `after` is the last position it knows of the topic; null begins here and now. */
export type ListenFrame =
  | { readonly listen: string; readonly after: string | null }
  | { readonly stop: string };

/** The codes that the server closes a socket with, where they mean something to the browser. */
export const liveCloses = { signedOut: 4401 } as const;
