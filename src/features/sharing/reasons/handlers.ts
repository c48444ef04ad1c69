import { handle } from "#calls/handle.ts";
import { sharedPageFor } from "../operations.ts";
import { explainAccess } from "./contract.ts";
import { explainedAccess } from "./operations.ts";

export const reasonHandlers = [
  handle(explainAccess, async ({ input, actor, tx, say }) => {
    const page = await sharedPageFor(actor, input.page_id, tx);
    return explainedAccess(page.id, input.who, { actor, tx, say });
  }),
];
