import { useEffect, useEffectEvent } from "react";
import type { Acting } from "#features/people/cards/parts/person-entries.ts";
import type { Card } from "#features/subsites/cards/model/card.ts";

/** `#setrole-{user_id}` and `#setgroups-{user_id}` open what they name of the person whose page it is, when it may be changed (ROUT-17, ROUT-18). */
export function useRoleHash(card: Pick<Card, "id" | "acts">, act: Acting): void {
  const look = useEffectEvent(() => {
    for (const action of ["role", "groups"] as const) {
      const isMeant = location.hash === `#set${action}-${card.id}`;
      if (isMeant && card.acts.actions.includes(action)) act(action);
    }
  });
  useEffect(() => {
    const heard = () => look();
    heard();
    window.addEventListener("hashchange", heard);
    return () => window.removeEventListener("hashchange", heard);
  }, []);
}
