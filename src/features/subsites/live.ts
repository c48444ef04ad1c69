import { changesPerson } from "#realtime/live-topic.ts";
import { membershipChanged } from "./events.ts";

/** In a subsite, or no longer, a person hears of other things. */
export const subsitesLive = [changesPerson(membershipChanged, ({ personId }) => personId)];
