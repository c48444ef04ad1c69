import { defineRoom } from "#calls/room.ts";
import { menuHandlers } from "./handlers.ts";
import { menuLive } from "./live.ts";
import {
  readFooter,
  readMenuBar,
  readNavigation,
  readPhoneBar,
  readWayIn,
  readWaysOn,
} from "./operations.ts";
import { menuRefusals } from "./editing/wording.ts";

export const menuRoom = defineRoom({
  handlers: menuHandlers,
  refusals: menuRefusals,
  topics: [menuLive],
  frame: {
    navigation: readNavigation,
    menu: readMenuBar,
    phoneBar: readPhoneBar,
    footer: readFooter,
    waysOn: readWaysOn,
    wayIn: readWayIn,
  },
});
