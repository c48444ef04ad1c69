import { Icon } from "#ui/icon.tsx";
import { editors } from "#widgets/editors.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { nameOf } from "./commands.ts";

/** What is drawn around a widget that is selected, and in the place of one that is lifted. */
export function WidgetFrame({ kind, isLifted }: { kind: WidgetKind; isLifted: boolean }) {
  const canvas = useCanvas();
  const name = nameOf(canvas, kind);
  if (isLifted)
    return <div className="canvas-gone">{canvas.say(arrangingWords.wasHere, { kind: name })}</div>;
  return (
    <div className="canvas-frame" aria-hidden="true">
      <span className="canvas-tag">
        <Icon of={editors[kind].icon} />
        {name}
      </span>
    </div>
  );
}
