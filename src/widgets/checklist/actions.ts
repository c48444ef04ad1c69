import * as z from "zod/mini";
import { defineAction } from "#features/entries/contract.ts";
import { Flag } from "#kernel/fields.ts";
import { ItemId } from "./schema.ts";

/** Ticks an item off, or takes the tick back (WIDG-16); it is what it says, so the same twice is done once. */
export const tick = defineAction({
  kind: "Checklist",
  action: "tick",
  right: "edit",
  data: z.object({ item: ItemId, done: Flag }),
  refusals: ["item-not-found"],
});
