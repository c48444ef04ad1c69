import LayoutGrid from "lucide-react/icons/layout-grid";
import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { FetchedIcon } from "#ui/icon-set/fetched-icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { EditorProps, KindEditor } from "../kit/editor.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { shortcutsMost } from "./draft.ts";
import { type Shortcuts, shownShortcuts } from "./schema.ts";
import { ShortcutRow } from "./shortcut-row.tsx";
import { useShortcuts } from "./use-shortcuts.tsx";
import { ShortcutList } from "./shortcut-list.tsx";
import { shortcutsWords } from "./wording.ts";
import "./editor.css";

/**
 * Shortcuts stand as they are read until they are selected: what is below them stays where it was. Then there is a line for each, with
 * its name and where it leads.
 */
function ShortcutsEditor(props: EditorProps<Shortcuts>) {
  const { content, takeFocus, isSelected } = props;
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const fields = () => [...(frame.current?.querySelectorAll("textarea") ?? [])];
  const acts = useShortcuts(props, (at) => (fields().at(at) ?? fields().at(-1) ?? frame.current)?.focus());
  useTakenFocus(takeFocus, (at) => {
    flushSync(() => setWanted(true));
    fields()
      .at(at === "start" ? 0 : -1)
      ?.focus();
  });
  if (isSelected && isWanted) setWanted(false);
  if (!isSelected && !isWanted && shownShortcuts(content).length > 0)
    return <ShortcutList content={withoutLinks(content)} {...{ say, drawn }} />;

  return (
    <div ref={frame} className="shortcuts-editor" tabIndex={-1}>
      <ul aria-label={say(shortcutsWords.list)}>
        {content.items.map((item, at) => (
          <ShortcutRow key={item.id} list={props} item={item} place={at + 1} acts={acts} />
        ))}
      </ul>
      {content.items.length < shortcutsMost && (
        <Button look="quiet" size="small" icon={Plus} onPress={acts.add}>
          {say(shortcutsWords.add)}
        </Button>
      )}
    </div>
  );
}

const drawn = (icon: number) => <FetchedIcon number={icon} size={20} />;

/** In edit mode a press selects them, and leads nowhere. */
function withoutLinks({ items }: Shortcuts): Shortcuts {
  return { items: items.map((item) => ({ ...item, href: "" })) };
}

export const shortcutsEditor: KindEditor<Shortcuts> = { icon: LayoutGrid, Editor: ShortcutsEditor };
