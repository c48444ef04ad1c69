import { rooms } from "./rooms.ts";

/** What tabs can listen to. */
export const liveTopics = rooms.flatMap((room) => room.topics ?? []);

/** Events after which everything that a person listens to is asked again. */
export const livePeople = rooms.flatMap((room) => room.personSources ?? []);
