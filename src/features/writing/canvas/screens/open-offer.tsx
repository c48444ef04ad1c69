import { useKeyList } from "#client/key-lists.ts";
import { editors } from "#widgets/editors.ts";
import type { KindEditor } from "#widgets/kit/editor.ts";
import { useCanvas } from "./canvas.ts";
import { KindMenu } from "./kind-menu.tsx";
import { useObserved } from "#ui/observed.ts";
import { OpenTypedList } from "./typed-list.tsx";

const keysOfEditors = Object.values(editors).flatMap(({ keys = [] }: KindEditor<never>) => keys);

/** The list that is open. */
export function OpenOffer() {
  const canvas = useCanvas();
  useKeyList(keysOfEditors);
  const offer = useObserved(canvas.offer, (now) => now);
  if (!offer) return null;
  return "typed" in offer ? (
    <OpenTypedList key={`${offer.widget}${offer.sign}`} {...offer} />
  ) : (
    <KindMenu {...offer} />
  );
}
