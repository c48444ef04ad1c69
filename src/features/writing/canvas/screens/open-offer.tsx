import { useCanvas } from "./canvas.ts";
import { KindMenu } from "./kind-menu.tsx";
import { useObserved } from "#ui/observed.ts";
import { OpenTypedList } from "./typed-list.tsx";

/** The list that is open. */
export function OpenOffer() {
  const canvas = useCanvas();
  const offer = useObserved(canvas.offer, (now) => now);
  if (!offer) return null;
  return "typed" in offer ? (
    <OpenTypedList key={`${offer.widget}${offer.sign}`} {...offer} />
  ) : (
    <KindMenu {...offer} />
  );
}
