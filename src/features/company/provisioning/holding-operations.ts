import { countsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";
import { personGroupsChanged } from "#features/people/groups/events.ts";
import { mirrorPerson } from "./group-store.ts";
import { partUser, rejoinUser } from "./user-store.ts";

/** Whoever is deleted stays a user of the directory; when they are back they are that user, and in its groups. */
export const provisioningHoldings: readonly Holding[] = [
  {
    name: "directory-user",
    becomes: "goes",
    look: countsOf("directory_user", "person_id"),
    words: null,
    parting: {
      batch: 1,
      take: (personId, tx) => partUser(personId, tx),
      giveBack: async (personId, taken, tx) => {
        await rejoinUser(personId, taken as number[], tx);
        if (await mirrorPerson(personId, tx)) tx.announce(personGroupsChanged({ personId, by: null }));
      },
    },
  },
];
