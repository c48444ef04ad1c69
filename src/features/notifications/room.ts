import { defineRoom } from "#calls/room.ts";
import { notificationHandlers } from "./handlers.ts";
import { notificationJobs } from "./jobs.ts";
import { notificationListeners } from "./listeners.ts";
import { notificationsLive } from "./live.ts";
import { readBell } from "./operations.ts";
import { preferenceHandlers } from "./preferences/handlers.ts";
import { preferencesScreen } from "./preferences/screen.ts";
import { preferenceRefusals } from "./preferences/wording.ts";
import { notificationsScreen } from "./screen.ts";
import { unsubscribeHandlers } from "./unsubscribing/handlers.ts";
import { unsubscribeScreen } from "./unsubscribing/screen.ts";
import { unsubscribeRefusals } from "./unsubscribing/wording.ts";
import { waitingMailHandlers } from "./waiting-mail/handlers.ts";
import { waitingMailScreen } from "./waiting-mail/screen.ts";
import { waitingMailRefusals } from "./waiting-mail/wording.ts";
import { notificationRefusals } from "./wording.ts";
import { notificationHoldings } from "./holding-operations.ts";

export const notificationsRoom = defineRoom({
  handlers: [...notificationHandlers, ...preferenceHandlers, ...unsubscribeHandlers, ...waitingMailHandlers],
  refusals: {
    ...notificationRefusals,
    ...preferenceRefusals,
    ...unsubscribeRefusals,
    ...waitingMailRefusals,
  },
  screens: [notificationsScreen, preferencesScreen, unsubscribeScreen, waitingMailScreen],
  listeners: notificationListeners,
  jobs: notificationJobs,
  topics: [notificationsLive],
  frame: { bell: readBell },
  holdings: notificationHoldings,
});
