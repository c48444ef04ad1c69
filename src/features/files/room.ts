import { defineRoom } from "#calls/room.ts";
import { fileRefusals } from "./wording.ts";

export const filesRoom = defineRoom({
  refusals: fileRefusals,
});
