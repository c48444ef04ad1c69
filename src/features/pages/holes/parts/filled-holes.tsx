import { createContext, useContext } from "react";
import { KeptPiecesContext } from "#ui/kept.tsx";

/** A body with its holes filled, in pieces; only the server has it (app/entry-server.tsx). */
export const FilledHolesContext = createContext<
  ((html: string, holes: readonly Hole[]) => readonly string[]) | null
>(null);

type Hole = { readonly id: string; readonly kind: string };

/** A body as it is inserted at first: on the server with its holes filled. */
export function useFilledBody(html: string, holes: readonly Hole[]): string {
  const filled = useContext(FilledHolesContext)?.(html, holes);
  const pieces = useContext(KeptPiecesContext);
  if (!filled) return html;
  return pieces ? pieces.stand(filled) : filled.join("");
}
