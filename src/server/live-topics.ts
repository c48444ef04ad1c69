import { draftLive } from "#features/writing/live.ts";
import { editingNowLive, writersLive } from "#features/writing/presence/live.ts";
import { pageLive } from "#features/pages/live.ts";
import { personLive } from "#features/people/account/live.ts";
import { peopleLive } from "#features/people/live.ts";
import { sessionsLive } from "#features/sessions/live.ts";
import { siteLive } from "#features/sites/live.ts";

/** What tabs can listen to. */
export const liveTopics = [siteLive, personLive, pageLive, draftLive, writersLive, editingNowLive];

/** Events after which everything that a person listens to is asked again. */
export const livePeople = [...sessionsLive, ...peopleLive];
