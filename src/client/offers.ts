import { useEffect, useRef } from "react";

/** How what is on the screen performs a command. */
export type Offer = {
  perform(): void;
  /** Whether its keys are meant for it at this press; null, as no answer, where the rule for all decides. */
  accepts?(press: KeyboardEvent): boolean | null;
  /** False while there is nothing to do: its keys stay its own, and it is not listed. */
  isPossible?(): boolean;
};

type Held = { readonly current: Offer };

/** By the names of commands, what offers them; of several the last. */
const offers = new Map<string, readonly Held[]>();

/** Offers a command as long as the component is there and `offer` is not null. */
export function useOffer(name: string, offer: Offer | null): void {
  const latest = useRef<Offer>({ perform: () => {} });
  if (offer) latest.current = offer;
  const isOffered = offer !== null;
  useEffect(() => {
    if (!isOffered) return;
    const mine: Held = latest;
    offers.set(name, [...(offers.get(name) ?? []), mine]);
    return () => {
      const others = (offers.get(name) ?? []).filter((each) => each !== mine);
      if (others.length > 0) offers.set(name, others);
      else offers.delete(name);
    };
  }, [name, isOffered]);
}

export function offerOf(name: string): Offer | null {
  return offers.get(name)?.at(-1)?.current ?? null;
}

export function offersNow(): ReadonlySet<string> {
  return new Set(offers.keys());
}
