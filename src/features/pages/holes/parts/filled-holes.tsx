import { createContext, useContext } from "react";
import { fillHoles } from "../model/hole-marks.ts";

/** The finished HTML of holes by their widgets' ids; only the server has it (app/entry-server.tsx). */
export const FilledHolesContext = createContext<ReadonlyMap<string, string> | null>(null);

/** A body as it is inserted at first: on the server with its holes filled. */
export function useFilledBody(
  html: string,
  holes: readonly { readonly id: string; readonly kind: string }[],
): string {
  const filled = useContext(FilledHolesContext);
  return filled && holes.length > 0 ? fillHoles(html, holes, filled) : html;
}
