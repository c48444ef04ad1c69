import { useState } from "react";
import { sentenceOf } from "#kernel/refusal.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import { titleMost, tooltipMost } from "../../model/limits.ts";
import { mayBeTaken, takenItem } from "../model/checked-item.ts";
import {
  type EditedItem,
  type EditedMenu,
  type EditedType,
  emptyItem,
  labelOf,
} from "../model/edited-menu.ts";
import { menuEditWords, menuRefusals } from "../wording.ts";
import { IconPicker } from "./icon-picker.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { TargetFields } from "./target-fields.tsx";

const kinds = [
  { value: "page", words: menuEditWords.page },
  { value: "folder", words: menuEditWords.folder },
  { value: "link", words: menuEditWords.link },
  { value: "menu", words: menuEditWords.menu },
  { value: "favorites", words: menuEditWords.favorites },
] as const;

/** A new item, or one as it is changed. It is part of the menu when it is accepted, and not before (MEDT-02). */
export function ItemDialog({
  item,
  within,
  menu,
  onDone,
}: {
  item: EditedItem | null;
  within: EditedItem | null;
  menu: EditedMenu;
  onDone: (item: EditedItem) => void;
}) {
  const say = useSay();
  const [edited, setEdited] = useState(item ?? emptyItem);
  const change = (part: Partial<EditedItem>) => setEdited((now) => ({ ...now, ...part }));
  const isMenu = edited.type === "menu";

  function perform(): Outcome {
    const taken = takenItem(edited);
    const verdict = mayBeTaken(taken, menu, within === null);
    if (!verdict.allowed) return say(sentenceOf(menuRefusals, verdict.code));
    onDone(taken);
  }

  return (
    <DialogFrame
      title={titleOf()}
      size="edit"
      note={<ItemPreview item={edited} />}
      confirm={{ label: say(item ? menuEditWords.done : menuEditWords.addItem), perform }}
    >
      <div className="menu-item-fields">
        <Segments
          label={say(menuEditWords.type)}
          isFull
          options={kinds
            .filter(({ value }) => value !== "menu" || within === null)
            .map(({ value, words }) => ({ value, label: say(words) }))}
          value={edited.type}
          onChange={(type) => change(ofType(type as EditedType, say(menuEditWords.favorites)))}
        />
        <div className="menu-item-columns">
          <div className="menu-item-fields">
            <TargetFields item={edited} onChange={change} />
            <TextField
              label={say(menuEditWords.title)}
              value={edited.title}
              placeholder={edited.name}
              hint={isMenu ? undefined : say(menuEditWords.titleHint)}
              limit={titleMost}
              required={isMenu}
              onChange={(title) => change({ title })}
            />
            <TextField
              label={say(menuEditWords.tooltip)}
              value={edited.tooltip}
              hint={say(menuEditWords.tooltipHint)}
              limit={tooltipMost}
              onChange={(tooltip) => change({ tooltip })}
            />
          </div>
          <IconPicker value={edited.icon} onChange={(icon) => change({ icon })} />
        </div>
        <Looks item={edited} onChange={change} />
      </div>
    </DialogFrame>
  );

  function titleOf(): string {
    if (item) return say(menuEditWords.editItem, { name: labelOf(item) });
    if (within) return say(menuEditWords.addItemTo, { name: labelOf(within) });
    return say(menuEditWords.newItem);
  }
}

function Looks({ item, onChange }: { item: EditedItem; onChange: (part: Partial<EditedItem>) => void }) {
  const say = useSay();
  const opensHere = item.type === "menu" || item.type === "favorites";
  return (
    <div className="menu-item-columns">
      <Switch
        label={say(menuEditWords.hideLabel)}
        hint={say(menuEditWords.hideLabelHint)}
        checked={item.hideLabel && item.icon !== null}
        disabledReason={item.icon === null ? say(menuEditWords.needsIcon) : null}
        onChange={(hideLabel) => onChange({ hideLabel })}
      />
      {!opensHere && (
        <Switch
          label={say(menuEditWords.newTab)}
          checked={item.newTab}
          onChange={(newTab) => onChange({ newTab })}
        />
      )}
    </div>
  );
}

/** What was chosen for another type is kept out of sight, so that a look at another type loses nothing. */
function ofType(type: EditedType, favorites: string): Partial<EditedItem> {
  if (type === "favorites") return { type, name: favorites, icon: 6 };
  return { type, name: "", pageId: null, folderId: null };
}
