import { defineRoom } from "#calls/room.ts";
import { fileRefusals } from "./wording.ts";
import { fileHoldings } from "./holding-operations.ts";

export const filesRoom = defineRoom({
  refusals: fileRefusals,
  holdings: fileHoldings,
});
