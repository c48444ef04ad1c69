/** A form that was refused and comes back with what was typed; passwords and tokens do not. */
export type FailedForm = {
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly sent: Readonly<Record<string, string>>;
};

export type Behind = {
  readonly screen: string;
  readonly address: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Everything a screen shows, as the browser gets it: inside the first HTML, or as JSON when one moves on. `Frame` is
 * what stands around the screen.
 */
export type Bundle<Frame = unknown> = {
  readonly screen: string;
  /** The page over which the screen is a dialog. */
  readonly behind?: Behind;
  /** The canonical address; the address bar follows it. */
  readonly address: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> & { readonly title: string };
  readonly frame: Frame;
  readonly frameKind: "site" | "bare";
  /** The moment of rendering in milliseconds: the clock of first paint and of hydration. */
  readonly now: number;
  /** How much of all that was announced is in the data, for whoever listens to what comes next; visitors do not. */
  readonly position?: string | null;
  /** Set when a form was sent without script and refused. */
  readonly failed?: FailedForm;
};

/** What stands on the ground: the page behind a dialog, or the screen itself. */
export function groundOf({ behind, screen, address, data }: Bundle): Behind {
  return behind ?? { screen, address, data };
}
