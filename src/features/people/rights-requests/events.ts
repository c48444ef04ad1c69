import { defineEvent } from "#kernel/event.ts";
import type { Right } from "./wording.ts";

/** Somebody asks a colleague for more rights; the mail follows. */
export const rightsRequested = defineEvent<
  "rights-requested",
  { personId: number; candidateId: number; right: Right; hint: string | null; pageId?: number | null }
>("rights-requested", { publicChange: "nothing-public" });
