import type { Tx } from "#database/transaction.ts";
import type { WidgetAction } from "#features/entries/contract.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Verdict } from "#kernel/verdict.ts";
import type { LivingKind } from "./widget.ts";

/** A widget of the kind where it stands, with its content as its view is given it (`forView`). */
export type StandingWidget<Content = unknown> = { readonly id: string; readonly content: Content };

export type HolesRead<Content = unknown> = {
  readonly page: { readonly id: number; readonly mayEdit: boolean };
  /** All widgets of the kind that are shown. */
  readonly widgets: readonly StandingWidget<Content>[];
  /** Who reads: what comes back is for their eyes. */
  readonly actor: Actor;
  readonly now: Date;
  readonly tx: Tx;
};

export type Acting<Content = unknown, Data = unknown> = {
  readonly page: { readonly id: number; readonly mayEdit: boolean };
  readonly widget: StandingWidget<Content>;
  readonly data: Data;
  readonly actor: Actor;
  readonly now: Date;
  readonly tx: Tx;
};

export type KindAction = {
  readonly action: WidgetAction;
  /**
   * Whether what the action is about stands in this content. Asked of the published page first and then, for those who
   * may edit, of the draft.
   */
  readonly concerns: (content: never, data: never) => Verdict;
  /** Does it, in the transaction of the call; false when everything was so already, and nobody is told. */
  readonly work: (acting: Acting<never, never>) => Promise<boolean>;
};

/** The server's half of a living kind. */
export type KindServer = {
  /**
   * What the widgets of this kind show to this reader, by their ids: one statement for all of them, in the transaction of
   * the screen. Null for kinds that show nothing but their content and the time.
   */
  readonly read: ((reading: HolesRead<never>) => Promise<ReadonlyMap<string, unknown>>) | null;
  readonly actions: readonly KindAction[];
};

export type KindServers = { readonly [kind in LivingKind]: KindServer };
