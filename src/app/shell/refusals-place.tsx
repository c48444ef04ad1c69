import type { ReactNode } from "react";
import { noPermission, useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { TellRefusalContext } from "#features/sites/rights/parts/tell-refusal.ts";

/** Lets screens of rooms below the people open the dialog in which rights are requested. */
export function RefusalsPlace({ children }: { children: ReactNode }) {
  const telling = { tell: useRefusals(), content: noPermission };
  return <TellRefusalContext value={telling}>{children}</TellRefusalContext>;
}
