import type { KindEditor } from "#widgets/kit/editor.ts";
import { useCanvas } from "./canvas.ts";
import { useObserved } from "#ui/observed.ts";
import { OtherCarets } from "./other-carets.tsx";
import { OthersFrame } from "./others-frame.tsx";
import "./others.css";

/**
 * The others who are in a widget, seen and not heard: carets where the kind knows places in its words, else a frame with
 * their names. All of it floats over the widget and takes no room.
 */
export function OthersInWidget({ id, boxesOf }: { id: string; boxesOf: KindEditor<never>["caretBoxes"] }) {
  const { presence } = useCanvas();
  const others = useObserved(presence.others, (now) => now.byWidget.get(id));
  if (!others) return null;
  const writing = boxesOf ? others.filter(({ place }) => place.caret && place.epoch === presence.epoch) : [];
  const framed = others.filter((each) => !writing.includes(each));
  return (
    <>
      {framed.length > 0 && <OthersFrame others={framed} />}
      {boxesOf && writing.length > 0 && <OtherCarets id={id} others={others} boxesOf={boxesOf} />}
    </>
  );
}
