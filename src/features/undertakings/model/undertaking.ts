import type { Json } from "#kernel/json.ts";
import type { Values } from "#kernel/words.ts";

export const undertakingStates = ["running", "undoing", "done", "cancelled", "stopped", "undone"] as const;
export type UndertakingState = (typeof undertakingStates)[number];

/** The two ways in which an undertaking moves. */
export type Pass = Extract<UndertakingState, "running" | "undoing">;

export function isMoving(state: UndertakingState): state is Pass {
  return state === "running" || state === "undoing";
}

/** A refusal as it is kept, to be said in the language of whoever reads it. */
export type Reason = { readonly code: string; readonly values: Readonly<Record<string, string | number>> };

export type UndertakingRow = {
  readonly id: number;
  readonly kind: string;
  /** Who began it, and under whose rights it works; null once they are gone. */
  readonly personId: number | null;
  readonly actingId: number | null;
  readonly input: Readonly<Record<string, Json>>;
  readonly state: UndertakingState;
  readonly total: number;
  /** Items before this place have been tried; while it is undone, those from this place on have been taken back. */
  readonly mark: number;
  /** How far it had come when it ended. */
  readonly reached: number;
  readonly done: number;
  readonly failed: number;
  readonly undone: number;
  readonly kept: number;
  readonly reason: Reason | null;
  readonly began: Date;
  readonly ended: Date | null;
};

/** How much of the present pass is behind it, from 0 to 100. */
export function percentOf({
  state,
  total,
  mark,
  reached,
}: Pick<UndertakingRow, "state" | "total" | "mark" | "reached">): number {
  const [all, behind] = state === "undoing" ? [reached, reached - mark] : [total, mark];
  return all === 0 ? 100 : Math.floor((100 * behind) / all);
}

/** What its sentences are said with. */
export function valuesOf(row: UndertakingRow): Values {
  const said = Object.entries(row.input).filter(([, value]) => ["string", "number"].includes(typeof value));
  const { total, done, failed, undone, kept } = row;
  return { ...(Object.fromEntries(said) as Values), total, done, failed, undone, kept };
}

/** Without the names among the values. */
export function withNumbersAlone(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "number"));
}
