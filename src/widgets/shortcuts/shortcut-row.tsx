import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { IconButton } from "#ui/icon-button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { FetchedIcon } from "#ui/icon-set/fetched-icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { LinkChoice } from "../kit/link-choice.tsx";
import { nameMost, shortcutPath } from "./draft.ts";
import type { Shortcuts } from "./schema.ts";
import { ShortcutTile } from "./shortcut-list.tsx";
import type { ShortcutActs } from "./use-shortcuts.tsx";
import { shortcutsWords } from "./wording.ts";

type ShortcutRowProps = {
  list: EditorProps<Shortcuts>;
  item: Shortcuts["items"][number];
  place: number;
  acts: ShortcutActs;
};

/** A shortcut in edit mode: its name, its link, and the ways to move and delete it. */
export function ShortcutRow(props: ShortcutRowProps) {
  const say = useSay();
  const { list, item, place, acts } = props;
  const { draft, id, page } = list;
  return (
    <li>
      <ShortcutSign {...props} />
      <BoundText
        {...{ draft, id }}
        path={shortcutPath(item.id)}
        most={nameMost}
        lines={false}
        change={page.change}
        label={say(shortcutsWords.name, { place })}
        placeholder={say(shortcutsWords.nameHint)}
        className="shortcuts-words"
        onEdge={page.leave}
      />
      <LinkChoice
        href={item.href}
        page={page}
        label={say(shortcutsWords.link, { place })}
        button={say(item.href === "" ? shortcutsWords.choosePage : shortcutsWords.changeLink)}
        onLink={(href) => acts.link(item.id, href)}
      />
      <ShortcutTools {...props} />
    </li>
  );
}

/** Its icon, and the dialog in which that is chosen. */
function ShortcutSign({ item, place, acts }: ShortcutRowProps) {
  const say = useSay();
  const { open } = useDialogs();
  const choose = () =>
    open(async () => {
      const { IconDialog } = await import("#ui/icon-set/icon-dialog.tsx");
      return <IconDialog value={item.icon ?? null} onChoose={(icon) => acts.sign(item.id, icon)} />;
    });
  return (
    <button
      type="button"
      className="shortcuts-sign"
      aria-label={say(shortcutsWords.icon, { place })}
      title={say(shortcutsWords.icon, { place })}
      onClick={choose}
    >
      <ShortcutTile {...{ item, drawn }} />
    </button>
  );
}

const drawn = (icon: number) => <FetchedIcon number={icon} size={20} />;

function ShortcutTools({ list, item, place, acts }: ShortcutRowProps) {
  const say = useSay();
  const isLast = place === list.content.items.length;
  return (
    <span className="shortcuts-acts">
      {place > 1 && (
        <IconButton
          icon={ArrowUp}
          size="small"
          label={say(shortcutsWords.earlier, { place })}
          onPress={() => acts.move(item.id, place - 2)}
        />
      )}
      {!isLast && (
        <IconButton
          icon={ArrowDown}
          size="small"
          label={say(shortcutsWords.later, { place })}
          onPress={() => acts.move(item.id, place)}
        />
      )}
      <IconButton
        icon={X}
        size="small"
        label={say(shortcutsWords.remove, { place })}
        onPress={() => acts.remove(item.id, place - 1)}
      />
    </span>
  );
}
