import { draftLive } from "#features/pages/editing/live.ts";
import { editingNowLive, writersLive } from "#features/pages/editing/presence/live.ts";
import { pageLive } from "#features/pages/live.ts";
import { peopleLive } from "#features/people/live.ts";
import { sessionsLive } from "#features/sessions/live.ts";

/** What tabs can listen to. */
export const liveTopics = [pageLive, draftLive, writersLive, editingNowLive];

/** Events after which everything that a person listens to is asked again. */
export const livePeople = [...sessionsLive, ...peopleLive];
