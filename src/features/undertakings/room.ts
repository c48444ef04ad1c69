import { defineRoom } from "#calls/room.ts";
import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import { undertakingHandlers } from "./handlers.ts";
import { undertakingJobs } from "./jobs.ts";
import { undertakingListeners } from "./listeners.ts";
import { undertakingsLive } from "./live.ts";
import { readBadge } from "./operations.ts";
import { undertakingsScreen } from "./screen.ts";
import { undertakingRefusals } from "./wording.ts";

/** The kinds are those of higher rooms, which it cannot know: the list of rooms hands them on. */
export const undertakingsRoom = (kinds: readonly AnyUndertakingKind[]) =>
  defineRoom({
    handlers: undertakingHandlers(kinds),
    refusals: undertakingRefusals,
    screens: [undertakingsScreen],
    listeners: undertakingListeners(kinds),
    jobs: undertakingJobs,
    topics: undertakingsLive,
    frame: { moving: readBadge },
  });
