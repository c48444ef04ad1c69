import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Link from "lucide-react/icons/link";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText } from "../kit/bound-text.tsx";
import type { Box, EditorProps } from "../kit/editor.ts";
import { LinkPanel } from "../kit/link-panel.tsx";
import { nameMost, shortcutPath } from "./draft.ts";
import type { Shortcuts } from "./schema.ts";
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
      <ShortcutLink {...{ item, place, page }} onLink={(href) => acts.link(item.id, href)} />
      <ShortcutTools {...props} />
    </li>
  );
}

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

type LinkProps = Pick<ShortcutRowProps, "item" | "place"> &
  Pick<EditorProps<Shortcuts>, "page"> & { onLink: (href: string) => void };

/** Where it leads, and the panel in which that is chosen. */
function ShortcutLink({ item, place, page, onLink }: LinkProps) {
  const say = useSay();
  const frame = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<Box | null>(null);

  function close() {
    setBox(null);
    frame.current?.querySelector("button")?.focus();
  }

  function choose(href: string) {
    onLink(href);
    close();
  }

  return (
    <span ref={frame} role="group" aria-label={say(shortcutsWords.link, { place })}>
      <Button
        size="small"
        look="quiet"
        icon={Link}
        onPress={() => setBox(frame.current?.getBoundingClientRect() ?? null)}
      >
        {say(item.href === "" ? shortcutsWords.choosePage : shortcutsWords.changeLink)}
      </Button>
      {box && (
        <LinkPanel
          at={box}
          href={item.href === "" ? null : item.href}
          page={page}
          onChoose={({ href }) => choose(href)}
          onRemove={() => choose("")}
          onClose={close}
        />
      )}
    </span>
  );
}
