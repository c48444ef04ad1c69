import { pageLive } from "#features/pages/live.ts";
import { peopleLive } from "#features/people/live.ts";
import { sessionsLive } from "#features/sessions/live.ts";

/** What tabs can listen to. */
export const liveTopics = [pageLive];

/** Events after which everything that a person listens to is asked again. */
export const livePeople = [...sessionsLive, ...peopleLive];
