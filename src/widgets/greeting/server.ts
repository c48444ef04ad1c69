import type { KindServer } from "../kind-server.ts";

/** Who reads and what time it is are known without reading. */
export const greetingServer: KindServer = { read: null, actions: [] };
