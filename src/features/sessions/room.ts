import { defineRoom } from "#calls/room.ts";
import { companyDoorRefusals } from "./door/wording.ts";
import { sessionHandlers } from "./handlers.ts";
import { sessionJobs } from "./jobs.ts";
import { sessionsLive } from "./live.ts";
import { resetHandlers } from "./password-links/handlers.ts";
import { resetListeners } from "./password-links/listeners.ts";
import { passkeyHandlers } from "./signing-in/passkey/handlers.ts";
import { passkeyRefusals } from "./passkeys/wording.ts";
import { passwordScreen, resetScreen } from "./password-links/screen.ts";
import { signInScreen } from "./screen.ts";
import { signingInHandlers } from "./signing-in/handlers.ts";
import { twoStepHandlers } from "./two-step/handlers.ts";
import { twoStepScreen } from "./two-step/screen.ts";
import { twoStepRefusals } from "./two-step/wording.ts";
import { sessionRefusals } from "./wording.ts";

export const sessionsRoom = defineRoom({
  handlers: [
    ...sessionHandlers,
    ...signingInHandlers,
    ...resetHandlers,
    ...twoStepHandlers,
    ...passkeyHandlers,
  ],
  refusals: { ...sessionRefusals, ...companyDoorRefusals, ...twoStepRefusals, ...passkeyRefusals },
  screens: [signInScreen, resetScreen, passwordScreen, twoStepScreen],
  jobs: sessionJobs,
  listeners: resetListeners,
  personSources: sessionsLive,
});
