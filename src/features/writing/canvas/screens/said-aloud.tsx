import { useCanvas } from "./canvas.ts";
import { useObserved } from "#ui/observed.ts";

/** What happens on the canvas, for those who do not see it. */
export function SaidAloud() {
  const canvas = useCanvas();
  const sentence = useObserved(canvas.said, (now) => now);
  return (
    <div className="ui-unseen" role="status" data-aloud>
      {sentence}
    </div>
  );
}
