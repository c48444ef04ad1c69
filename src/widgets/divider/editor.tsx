import Minus from "lucide-react/icons/minus";
import { useRef } from "react";
import { useSay } from "#ui/language.tsx";
import type { EditorProps, KindEditor } from "../kit/editor.ts";
import { pressStill } from "../kit/still-keys.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import type { Divider } from "./schema.ts";
import { DividerView } from "./view.tsx";
import { dividerWords } from "./wording.ts";
import "./editor.css";

/** There is nothing to write in it: the focus stands on the whole, and the keys of a text go past it. */
function DividerEditor({ takeFocus, page }: EditorProps<Divider>) {
  const say = useSay();
  const line = useRef<HTMLDivElement>(null);
  useTakenFocus(takeFocus, () => line.current?.focus());

  return (
    <div
      ref={line}
      className="divider-editor"
      role="button"
      tabIndex={0}
      aria-label={say(dividerWords.focused)}
      onKeyDown={(event) => pressStill(event, page)}
    >
      <DividerView />
    </div>
  );
}

export const dividerEditor: KindEditor<Divider> = { icon: Minus, Editor: DividerEditor };
