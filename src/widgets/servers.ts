import { checklistServer } from "./checklist/server.ts";
import { checklistRefusals } from "./checklist/wording.ts";
import type { KindServers } from "./kind-server.ts";

/** The server's half of each living kind; complete by type. */
export const servers: KindServers = {
  Checklist: checklistServer,
};

/** What the actions of the kinds refuse. */
export const kindRefusals = { ...checklistRefusals };
