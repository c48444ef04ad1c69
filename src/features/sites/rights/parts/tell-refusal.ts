import { createContext, type ReactNode, useContext } from "react";
import type { Failure } from "#client/call.ts";
import { useDialog } from "#ui/dialog-layer.ts";

type Hint = "change-settings";

type Telling = {
  readonly tell: (failed: Failure, hint: Hint) => void;
  /** The same as what a dialog shows. */
  readonly content: (failed: Failure, hint: Hint) => Promise<ReactNode>;
};
export type RefusalContent = Telling["content"];

/** The roof gives it: requests for rights belong to a room above this one. */
export const TellRefusalContext = createContext<Telling>({ tell: () => {}, content: async () => null });

/** Says in a dialog which rights are missing, and leads to asking for them (ROLE-19 to ROLE-21, ROLE-23). */
export function useTellRefusal(): Telling["tell"] {
  return useContext(TellRefusalContext).tell;
}

/** For dialogs, which stand above the roof: whoever opens one hands it on. */
export function useRefusalContent(): RefusalContent {
  return useContext(TellRefusalContext).content;
}

/** Within a dialog, which stays below as it is (DLGS-16). Answers the failure for its error area. */
export function useRefusedInside(content: RefusalContent): (failed: Failure) => Promise<Failure> {
  const { pick } = useDialog();
  return async (failed) => {
    if (failed.offer !== null) await pick(() => content(failed, "change-settings"));
    return failed;
  };
}
