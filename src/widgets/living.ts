import type { ComponentType } from "react";
import type { Locale } from "#kernel/language.ts";
import type { LivingKind, ViewProps } from "./widget.ts";

/** Whom a living widget is shown to. */
export type HoleReader = {
  /** Null for visitors and guests. */
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly mayEdit: boolean;
};

/** The server's clock, in milliseconds since 1970, running on in the browser. */
export type Clock = {
  /** The moment of rendering: the same on the server and in the browser's first rendering. */
  readonly renderedAt: number;
  readonly now: () => number;
};

/** What came of an action; `reason` is the sentence to show. */
export type Acted = { readonly success: true } | { readonly success: false; readonly reason: string };

/**
 * Does something on this widget: the action's name and its `data` (`/ajax/widget/action/…`). Never throws. When it has
 * succeeded, the widget has been given what it reads now.
 */
export type Act = (action: string, data: unknown) => Promise<Acted>;

/**
 * What the view of a living kind is given: everything that it shows. It is rendered on the server and hydrated as a root of
 * its own, so its first rendering depends on these props alone.
 */
export type LivingProps<Content, Data> = ViewProps<Content> & {
  /** The widget's id. */
  readonly id: string;
  /** What the kind's `server.ts` has read for this reader; null where that reads nothing, or while it is not known yet. */
  readonly data: Data | null;
  readonly reader: HoleReader;
  readonly locale: Locale;
  readonly clock: Clock;
  /** Null where the widget is only looked at: in a preview or in an old version. */
  readonly act: Act | null;
};

export type LivingView = ComponentType<LivingProps<never, never>>;
export type LoadLivingView = () => Promise<LivingView>;
export type Holes = { readonly [kind in LivingKind]: LoadLivingView };
