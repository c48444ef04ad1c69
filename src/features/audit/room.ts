import { defineRoom } from "#calls/room.ts";
import { auditCommands } from "./cli.ts";
import { auditHandlers } from "./handlers.ts";
import { auditJobs } from "./jobs.ts";
import { auditListeners } from "./listeners.ts";
import { auditScreen, personAuditScreen } from "./screen.ts";

export const auditRoom = defineRoom({
  handlers: auditHandlers,
  screens: [auditScreen, personAuditScreen],
  listeners: auditListeners,
  jobs: auditJobs,
  commands: auditCommands,
});
