import { offersNow } from "#client/offers.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { CommandFacts } from "#kernel/command.ts";
import type { Frame } from "#kernel/frame.ts";

/** What decides about commands while a screen is open. */
export function factsOf({ frame, data }: Bundle<Frame>): CommandFacts {
  const { page } = data as { page?: CommandFacts["page"] };
  return {
    viewer: frame.viewer,
    page: page ?? null,
    offers: offersNow(),
    signKeys: frame.me?.signKeys ?? false,
  };
}
