import type { KindServer } from "../kind-server.ts";

/** What time it is, is known without reading. */
export const countdownServer: KindServer = { read: null, actions: [] };
