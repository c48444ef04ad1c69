import ChevronDown from "lucide-react/icons/chevron-down";
import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import Link from "lucide-react/icons/link";
import Star from "lucide-react/icons/star";
import Tag from "lucide-react/icons/tag";
import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { menuEditWords } from "../editing/wording.ts";
import type { EditedType } from "../model/edited-menu.ts";

const kinds = [
  { type: "page", words: menuEditWords.page, icon: FileText },
  { type: "folder", words: menuEditWords.folder, icon: Folder },
  { type: "tag", words: menuEditWords.tag, icon: Tag },
  { type: "link", words: menuEditWords.link, icon: Link },
  { type: "menu", words: menuEditWords.menu, icon: ChevronDown },
  { type: "favorites", words: menuEditWords.favorites, icon: Star },
] as const;

type TypeCardsProps = {
  value: EditedType;
  /** A menu stands on the bar only (MEDT-06). */
  isOnBar: boolean;
  onChange: (type: EditedType) => void;
};

/** Of which type an item is: one card for each. */
export function TypeCards({ value, isOnBar, onChange }: TypeCardsProps) {
  const say = useSay();
  const group = useId();
  return (
    <div className="menu-types" role="radiogroup" aria-label={say(menuEditWords.type)}>
      {kinds
        .filter(({ type }) => type !== "menu" || isOnBar)
        .map(({ type, words, icon }) => (
          <label key={type}>
            <input
              type="radio"
              name={group}
              className="ui-unseen"
              checked={type === value}
              onChange={() => onChange(type)}
            />
            <Icon of={icon} size={20} className="menu-type-sign" />
            <span>{say(words)}</span>
          </label>
        ))}
    </div>
  );
}
