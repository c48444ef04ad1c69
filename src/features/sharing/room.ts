import { defineRoom } from "#calls/room.ts";
import { changeHandlers } from "./changes/handlers.ts";
import { guestHandlers } from "./guests/handlers.ts";
import { guestJobs } from "./guests/jobs.ts";
import { guestListeners } from "./guests/listeners.ts";
import { guestLinkScreen } from "./guests/screen.ts";
import { guestRefusals } from "./guests/wording.ts";
import { notifyStatusHandlers } from "./notify-status/handlers.ts";
import { publicLinkHandlers } from "./public-link/handlers.ts";
import { publicLinkJobs } from "./public-link/jobs.ts";
import { lockedPageScreen } from "./public-link/screen.ts";
import { publicLinkRefusals } from "./public-link/wording.ts";
import { reasonHandlers } from "./reasons/handlers.ts";
import { rightsRequestHandlers } from "./rights-requests/handlers.ts";
import { rightsRequestListeners } from "./rights-requests/listeners.ts";
import { sharingHandlers } from "./handlers.ts";
import { sharingRefusals } from "./wording.ts";
import { sharingHoldings } from "./holding-operations.ts";

export const sharingRoom = defineRoom({
  handlers: [
    ...sharingHandlers,
    ...guestHandlers,
    ...notifyStatusHandlers,
    ...reasonHandlers,
    ...changeHandlers,
    ...publicLinkHandlers,
    ...rightsRequestHandlers,
  ],
  refusals: { ...sharingRefusals, ...guestRefusals, ...publicLinkRefusals },
  screens: [guestLinkScreen, lockedPageScreen],
  jobs: [...guestJobs, ...publicLinkJobs],
  listeners: [...guestListeners, ...rightsRequestListeners],
  holdings: sharingHoldings,
});
