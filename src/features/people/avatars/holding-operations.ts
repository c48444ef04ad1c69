import { countsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";
import { givePicturesBack, takePictures } from "./store.ts";

/** A person's pictures go with them. */
export const avatarHoldings: readonly Holding[] = [
  {
    name: "pictures",
    becomes: "goes",
    look: countsOf("person_picture", "person_id"),
    words: null,
    // Few enough for one batch: they are kept for a day.
    parting: { batch: 10_000, take: takePictures, giveBack: givePicturesBack },
  },
];
