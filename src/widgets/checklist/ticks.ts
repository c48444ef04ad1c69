/** What is known of an item that somebody ticked or unticked; `at` in milliseconds since 1970. */
export type Tick = {
  readonly isDone: boolean;
  /** Who did it last: told to people who are signed in. Null for guests, and for everybody who is told nothing. */
  readonly by: { readonly id: number; readonly name: string } | null;
  readonly at: number;
};

/** The ticks of a checklist by the ids of its items. Items that nobody touched have none. */
export type Ticks = Readonly<Record<string, Tick>>;
