import type { LucideIcon } from "lucide-react";
import { type ComponentType, useRef, useSyncExternalStore } from "react";
import type { Words } from "#kernel/words.ts";
import { useClock, useLocale, useSay } from "#ui/language.tsx";
import type { LivingProps } from "../living.ts";
import type { EditorProps, KindEditor } from "./editor.ts";
import type { PlainBlock } from "./plain-block.ts";
import { pressStill } from "./still-keys.ts";
import { useTakenFocus } from "./use-taken-focus.tsx";
import "./block-editor.css";

type View<Data> = ComponentType<LivingProps<PlainBlock, Data>>;

/**
 * The editor of a block without words of its own: as its writer would read it, or, with nothing to show, what it would hold.
 * The focus stands on the whole, and the keys of a text go past it.
 */
export function blockEditor<Data>(block: {
  icon: LucideIcon;
  view: View<Data>;
  /** Its name, and what it would hold. */
  words: { readonly focused: Words; readonly nothing: Words };
  isEmpty: (data: Data | null) => boolean;
}): KindEditor<PlainBlock> {
  function BlockEditor({ id, content, takeFocus, page }: EditorProps<PlainBlock>) {
    const say = useSay();
    const locale = useLocale();
    const clock = useClock();
    const frame = useRef<HTMLDivElement>(null);
    const { data: read, subscribe } = page.hole;
    const data = useSyncExternalStore(subscribe, read, read) as Data | null;
    useTakenFocus(takeFocus, () => frame.current?.focus());
    const View = block.view;
    const reader = { person: null, mayEdit: true };
    return (
      <div
        ref={frame}
        className="kit-block-editor"
        role="button"
        tabIndex={0}
        aria-label={say(block.words.focused)}
        onKeyDown={(event) => pressStill(event, page)}
      >
        {block.isEmpty(data) ? (
          <p className="kit-block-nothing">{say(block.words.nothing)}</p>
        ) : (
          <div inert>
            <View {...{ id, content, data, reader, say, locale, clock }} act={null} />
          </div>
        )}
      </div>
    );
  }
  return { icon: block.icon, Editor: BlockEditor };
}
