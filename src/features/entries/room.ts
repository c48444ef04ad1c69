import { defineRoom } from "#calls/room.ts";
import { kindRefusals } from "#widgets/servers.ts";
import { entryHandlers } from "./handlers.ts";
import { entryRefusals } from "./wording.ts";
import { entryHoldings } from "./holding-operations.ts";

export const entriesRoom = defineRoom({
  handlers: entryHandlers,
  refusals: { ...entryRefusals, ...kindRefusals },
  holdings: entryHoldings,
});
