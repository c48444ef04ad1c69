import { defineEvent } from "#kernel/event.ts";
import type { moods } from "./contract.ts";

/** Somebody said something of the site; `tel` is null where they need not be called. */
export const feedbackLeft = defineEvent<
  "feedback-left",
  {
    personId: number;
    message: string;
    url: string;
    mood: (typeof moods)[number] | null;
    tel: string | null;
  }
>("feedback-left", { publicChange: "nothing-public" });
