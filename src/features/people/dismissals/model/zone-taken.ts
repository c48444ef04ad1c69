import type { SentOf } from "#kernel/call.ts";
import type { changeTimeZone } from "../contract.ts";

/** What is sent to take a zone; empty for that of the site. */
export const zoneTaken = (zone: string): SentOf<typeof changeTimeZone> => ({ time_zone: zone });
