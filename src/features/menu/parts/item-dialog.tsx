import { useState } from "react";
import { randomValue } from "#client/random-value.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import { titleMost, tooltipMost } from "../model/limits.ts";
import { mayBeTaken, takenItem } from "../model/checked-item.ts";
import {
  type EditedItem,
  type EditedMenu,
  type EditedType,
  emptyItem,
  labelOf,
} from "../model/edited-menu.ts";
import { menuEditWords, menuRefusals } from "../editing/wording.ts";
import { IconPicker } from "#ui/icon-set/icon-picker.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { TargetFields } from "./target-fields.tsx";

const kinds = [
  { value: "page", words: menuEditWords.page },
  { value: "folder", words: menuEditWords.folder },
  { value: "tag", words: menuEditWords.tag },
  { value: "link", words: menuEditWords.link },
  { value: "menu", words: menuEditWords.menu },
  { value: "favorites", words: menuEditWords.favorites },
] as const;

type FieldsProps = { item: EditedItem; onChange: (part: Partial<EditedItem>) => void };

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

  function perform(): Outcome {
    const taken = takenItem(edited, `item-${randomValue()}`);
    const verdict = mayBeTaken(taken, menu, within === null);
    if (!verdict.allowed) return say(sentenceOf(menuRefusals, verdict.code));
    onDone(taken);
  }

  return (
    <DialogFrame
      title={titleOf()}
      size="edit"
      subject={edited}
      note={<ItemPreview item={edited} />}
      confirm={{ label: say(item ? menuEditWords.done : menuEditWords.addItem), perform }}
    >
      <ItemFields item={edited} isOnBar={within === null} onChange={change} />
    </DialogFrame>
  );

  function titleOf(): string {
    if (item) return say(menuEditWords.editItem, { name: labelOf(item) });
    if (within) return say(menuEditWords.addItemTo, { name: labelOf(within) });
    return say(menuEditWords.newItem);
  }
}

function ItemFields({ item, isOnBar, onChange }: FieldsProps & { isOnBar: boolean }) {
  const say = useSay();
  const types = kinds.filter(({ value }) => value !== "menu" || isOnBar);
  return (
    <div className="menu-item-fields">
      <Segments
        label={say(menuEditWords.type)}
        isFull
        options={types.map(({ value, words }) => ({ value, label: say(words) }))}
        value={item.type}
        onChange={(type) => onChange(ofType(type as EditedType, say(menuEditWords.favorites)))}
      />
      <div className="menu-item-columns">
        <div className="menu-item-fields">
          <TargetFields item={item} onChange={onChange} />
          <Words item={item} onChange={onChange} />
        </div>
        <IconPicker value={item.icon} onChange={(icon) => onChange({ icon })} />
      </div>
      <Looks item={item} onChange={onChange} />
    </div>
  );
}

function Words({ item, onChange }: FieldsProps) {
  const say = useSay();
  const isMenu = item.type === "menu";
  return (
    <>
      <TextField
        label={say(menuEditWords.title)}
        value={item.title}
        placeholder={item.name}
        hint={isMenu ? undefined : say(menuEditWords.titleHint)}
        limit={titleMost}
        required={isMenu}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        label={say(menuEditWords.tooltip)}
        value={item.tooltip}
        hint={say(menuEditWords.tooltipHint)}
        limit={tooltipMost}
        onChange={(tooltip) => onChange({ tooltip })}
      />
    </>
  );
}

function Looks({ item, onChange }: FieldsProps) {
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
  return { type, name: "", pageId: null, folderId: null, tagId: null };
}
