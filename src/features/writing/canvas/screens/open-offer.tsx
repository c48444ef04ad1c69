import { useCanvas } from "./canvas.ts";
import { KindMenu } from "./kind-menu.tsx";
import { useObserved } from "#ui/observed.ts";
import { SlashList } from "./slash-list.tsx";

/** The list of kinds, while it is open. */
export function OpenOffer() {
  const canvas = useCanvas();
  const offer = useObserved(canvas.offer, (now) => now);
  if (!offer) return null;
  return "typed" in offer ? <SlashList {...offer} /> : <KindMenu {...offer} />;
}
