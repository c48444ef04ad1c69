import { createContext, type ReactNode } from "react";

/** Makes the dialog that brings several people into a subsite, or takes them out of one. */
export type OpenSubsiteDeed = (
  deed: "add" | "remove",
  asked: { readonly ids: readonly number[]; readonly onDone: () => void },
) => Promise<ReactNode>;

/** Subsites stand on a higher floor than people: the roof hands this down. Null for who manages no subsite. */
export const SubsitesDoor = createContext<OpenSubsiteDeed | null>(null);
