import { handle } from "#calls/handle.ts";
import { profileCard } from "./contract.ts";
import { cardFor } from "./operations.ts";

export const cardHandlers = [
  handle(profileCard, ({ input: { user_id: personId }, actor, now, tx, say }) =>
    cardFor(actor, { personId, say, now }, tx),
  ),
];
