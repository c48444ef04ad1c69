import type { Clock } from "./clock.ts";
import type { Found, Kept, keptChanges } from "./kept-changes.ts";

/** Unsent changes are in this browser's storage after so long at the latest. */
const keepWithin = 300;

/** When the unsent changes of one epoch are written into the storage, and when they may go from there. */
export function keeping(door: {
  readonly clock: Clock;
  readonly kept: ReturnType<typeof keptChanges>;
  readonly epoch: number;
  unsent(): Kept | null;
}) {
  const { clock, kept, epoch } = door;
  /** Left by earlier tabs, and sent with our own. */
  const adopted: Found[] = [];
  let callOff: (() => void) | null = null;
  let isKept = true;

  function now(): void {
    callOff?.();
    callOff = null;
    const unsent = door.unsent();
    if (unsent) isKept = kept.keep(epoch, unsent);
  }

  return {
    now,
    soon(): void {
      callOff ??= clock.after(keepWithin, now);
    },
    isKept: () => isKept,
    adopt(): readonly Found[] {
      adopted.push(...kept.found().filter((found) => found.epoch === epoch));
      return adopted;
    },
    /** The server has everything. */
    forget(): void {
      callOff?.();
      callOff = null;
      kept.forget(epoch);
      for (const found of adopted.splice(0)) found.forget();
    },
  };
}
