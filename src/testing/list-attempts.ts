import type { Sent } from "./ask-call.ts";
import { words } from "./external-world.ts";

/** From the very beginning of a list, and behind what was found first. */
const behind = { after: "alphabet.1.", by: "alphabet" };
const foundBehind = { after: "relevance.0.1" };

/** What an external can send to the calls that list pages, in all folders and tags. */
export function listAttempts(inPlaces: (extra?: Sent) => readonly Sent[]) {
  const typed = () => words.map((q) => ({ q }));
  return {
    "load-pages": () => [{}, ...inPlaces({ show_all_when_many: "yes" })],
    "search-pages": typed,
    "read-browse": () => [
      ...typed(),
      ...typed().map((asked) => ({ ...asked, ...foundBehind })),
      ...inPlaces(),
      ...inPlaces(behind),
    ],
    "read-page-ids": () => [{}, { by: "modified" }, { view_trash: "yes" }, ...inPlaces()],
    "read-piece": () => [
      {},
      { ...behind, since: "1", there: 1 },
      { view_trash: "yes" },
      ...inPlaces(),
      ...inPlaces(behind),
    ],
  };
}
