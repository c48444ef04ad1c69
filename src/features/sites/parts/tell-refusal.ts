import { createContext, useContext } from "react";
import type { Failure } from "#client/call.ts";

type TellRefusal = (failed: Failure, hint: "change-settings") => void;

/** The roof gives it: requests for rights belong to a room above this one. */
export const TellRefusalContext = createContext<TellRefusal>(() => {});

/** Says in a dialog which rights are missing, and leads to asking for them (ROLE-19, ROLE-23). */
export function useTellRefusal(): TellRefusal {
  return useContext(TellRefusalContext);
}
