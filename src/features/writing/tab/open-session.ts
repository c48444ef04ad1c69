import { keptChanges } from "./kept-changes.ts";
import type { RunningSession, SessionOptions } from "./running-session.ts";
import { Session } from "./session.ts";
import type { Refused } from "./wire.ts";

/** Opens the draft of a page; what an earlier tab left unsent is merged into it and sent. */
export async function openSession(options: SessionOptions): Promise<RunningSession | Refused> {
  const opened = await options.wire.open();
  if (!opened.success) return opened;
  await handOverLate(options, opened.epoch);
  return new Session(options, opened);
}

/** What was under way when another person discarded the draft goes to the rest of it, so that it comes back with it. */
async function handOverLate(options: SessionOptions, epoch: number): Promise<void> {
  const late = keptChanges(options.store, options)
    .found()
    .filter((found) => found.epoch < epoch);
  for (const found of late) {
    const answer = await options.wire.addLate(found.epoch, found.update);
    if (answer.success) found.forget();
  }
}
