import type { ReactNode } from "react";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { TellRefusalContext } from "#features/sites/parts/tell-refusal.ts";

/** Lets screens of rooms below the people open the dialog in which rights are requested. */
export function RefusalsPlace({ children }: { children: ReactNode }) {
  return <TellRefusalContext value={useRefusals()}>{children}</TellRefusalContext>;
}
