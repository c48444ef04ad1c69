import type { Heard } from "#features/writing/tab/wire.ts";

/** What becomes of a call on its way: `answerLost` reaches the server and nobody hears of it. */
export type Fate = { readonly delay: number; readonly lost?: "call" | "answer"; readonly isTwice?: boolean };

export type Network = {
  isUp: boolean;
  /** The session is over: what changes something is told so, and what reads is taken for a visitor's. */
  isSignedOut: boolean;
  /** Changes are too large to be told: one hears that there is something, and reads it. */
  tellsNoWords: boolean;
  next(): Fate;
};

/** Nothing happens to what is sent. */
export const quietNetwork = (): Network => ({
  isUp: true,
  isSignedOut: false,
  tellsNoWords: false,
  next: () => ({ delay: 20 }),
});

/** What a tab hears of what the server tells. */
export function toldBy({ tellsNoWords }: Network, heard: Heard): Heard {
  return tellsNoWords && heard.what === "change" ? { what: "gap" } : heard;
}
