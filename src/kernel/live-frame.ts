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

/**
 * What a browser says. `after` is the last position it knows of the topic; null begins here and now. `here` is a topic of
 * presence that it listens to: the tab is there, at a place that the topic's `live.ts` understands, until it stops listening.
 */
export type ListenFrame =
  | { readonly listen: string; readonly after: string | null }
  | { readonly stop: string }
  | { readonly here: string; readonly tab: string; readonly place: unknown };

/** A tab that is there, as those who listen to a topic of presence are told. Who it is, the server says. */
export type TabThere = {
  readonly tab: string;
  readonly person: { readonly id: number; readonly name: string; readonly photo?: string };
  readonly place: unknown;
};

/** What is told on a topic of presence: at first everybody, then each who comes or moves, and each who goes. */
export type PresenceNews =
  | { readonly all: readonly TabThere[] }
  | { readonly here: TabThere }
  | { readonly gone: string };

/** The codes that the server closes a socket with, where they mean something to the browser. */
export const liveCloses = { signedOut: 4401 } as const;
