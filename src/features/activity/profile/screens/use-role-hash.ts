import { useEffect, useEffectEvent } from "react";
import type { Acting } from "#features/people/cards/parts/person-entries.ts";
import type { Card } from "#features/subsites/cards/model/card.ts";

/** `#setrole-{user_id}` opens the role of the person whose page it is, when it may be changed (ROUT-17). */
export function useRoleHash(card: Pick<Card, "id" | "acts">, act: Acting): void {
  const look = useEffectEvent(() => {
    const isMeant = location.hash === `#setrole-${card.id}`;
    if (isMeant && card.acts.actions.includes("role")) act("role");
  });
  useEffect(() => {
    const heard = () => look();
    heard();
    window.addEventListener("hashchange", heard);
    return () => window.removeEventListener("hashchange", heard);
  }, []);
}
