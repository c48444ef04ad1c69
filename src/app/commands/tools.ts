import { visit } from "#client/navigation.ts";
import { offerOf } from "#client/offers.ts";
import type { CommandTools } from "#kernel/command.ts";

export const tools: CommandTools = {
  visit: (address) => void visit(address),
  take: (offer) => offerOf(offer)?.perform(),
};
