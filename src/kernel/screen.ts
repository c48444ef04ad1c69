import type { Call, Fields, OutputOf } from "./call.ts";

/**
 * A screen: its address, and the one call that brings everything it shows. The server runs the call in process and
 * answers finished HTML; moving between screens fetches the same data from the same address as JSON.
 */
export type Screen<C extends Call<Fields, Fields> = Call<Fields, Fields>> = {
  /** Unique name; the browser finds the component in the file of that name (app/screens.ts). */
  readonly name: string;
  /** Address patterns; `{id}` segments become input of the call. The first one is the canonical pattern. */
  readonly addresses: readonly string[];
  readonly call: C;
  /** Query parameters that are passed on to the call. All others are ignored (and never split the cache). */
  readonly query?: readonly string[];
  /** It stands there under the prefix of a subsite; in the main group another screen has these addresses. */
  readonly inSubsites?: true;
  /** The frame around the content: the whole site, a bare sheet (sign-in, set-up), or none. */
  readonly frame: "site" | "bare";
  /** Its call reads little, however large the site: those who ask at the same moment may share one reading (decision 0034). */
  readonly isBrief?: true;
  /** The screen is a dialog over the page that this call reads, from the same input (decision 0049). */
  readonly over?: {
    readonly page: Call<Fields, Fields>;
    /** Query parameters with which the screen stands alone: it shows a page itself then. */
    readonly unless?: readonly string[];
  };
};

export function defineScreen<C extends Call<Fields, Fields>>(screen: Screen<C>): Screen<C> {
  return screen;
}

export type ScreenData<S> = S extends Screen<infer C> ? OutputOf<C> : never;
