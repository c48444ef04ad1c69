import { defineRoom } from "#calls/room.ts";
import { readNavigation } from "./operations.ts";

export const menuRoom = defineRoom({
  frame: { navigation: readNavigation },
});
