import Copy from "lucide-react/icons/copy";
import Link2 from "lucide-react/icons/link-2";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { EditorProps, KindEditor } from "#widgets/kit/editor.ts";
import { editors } from "#widgets/editors.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { copyLink, duplicate, nameOf, remove } from "./commands.ts";

/** What can be chosen about the selected widget, beside the page so that it never covers the text. */
export function SettingsPanel({
  kind,
  isBeside,
  ...props
}: EditorProps<never> & { kind: WidgetKind; isBeside: boolean }) {
  const canvas = useCanvas();
  const { say } = canvas;
  const { Settings }: KindEditor<never> = editors[kind];
  const name = nameOf(canvas, kind);

  function close() {
    canvas.selection.set({ id: props.id, inside: false, isBare: true });
    canvas.focuses.onHandle(props.id);
  }

  return (
    <div className="canvas-panel-place" data-beside={isBeside || undefined}>
      <div className="canvas-panel" role="group" aria-label={say(arrangingWords.settings, { kind: name })}>
        <div className="canvas-panel-title">
          <b>{name}</b>
          <IconButton icon={X} size="small" label={say(arrangingWords.close)} onPress={close} />
        </div>
        {Settings && (
          <div className="canvas-panel-body">
            <Settings {...props} />
          </div>
        )}
        <Foot id={props.id} />
      </div>
    </div>
  );
}

/** What can be done with the whole widget. */
function Foot({ id }: { id: string }) {
  const canvas = useCanvas();
  const { say } = canvas;
  return (
    <div className="canvas-panel-foot">
      <Button look="quiet" size="small" icon={Copy} onPress={() => duplicate(canvas, [id])}>
        {say(arrangingWords.duplicate)}
      </Button>
      <IconButton
        icon={Link2}
        size="small"
        label={say(arrangingWords.copyLink)}
        onPress={() => copyLink(canvas, id)}
      />
      <IconButton
        icon={Trash2}
        size="small"
        label={say(arrangingWords.remove)}
        onPress={() => remove(canvas, [id])}
      />
    </div>
  );
}
