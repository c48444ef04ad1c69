import { defineRoom } from "#calls/room.ts";
import { siteHandlers } from "./handlers.ts";
import { passkeySwitchHandlers } from "./passkeys/handlers.ts";
import { passkeyAddressRefusals } from "./passkeys/wording.ts";
import { celebrationSwitchHandlers } from "./celebrations/handlers.ts";
import { keptMailHandlers } from "./kept-mail/handlers.ts";
import { keptMailScreen } from "./kept-mail/screen.ts";
import { siteLive } from "./live.ts";
import { settingsScreen, siteSettingsScreen } from "./screen.ts";
import { twoStepNeedHandlers } from "./two-step/handlers.ts";
import { sitesRefusals } from "./wording.ts";

export const sitesRoom = defineRoom({
  handlers: [
    ...siteHandlers,
    ...keptMailHandlers,
    ...twoStepNeedHandlers,
    ...celebrationSwitchHandlers,
    ...passkeySwitchHandlers,
  ],
  refusals: { ...sitesRefusals, ...passkeyAddressRefusals },
  screens: [settingsScreen, siteSettingsScreen, keptMailScreen],
  topics: [siteLive],
});
