import { type ComponentProps, useState } from "react";
import { randomValue } from "#client/random-value.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { Switch } from "#ui/switch.tsx";
import { mayBeTaken, mayStandOnBar, takenItem } from "../model/checked-item.ts";
import {
  type EditedItem,
  type EditedMenu,
  type EditedType,
  emptyItem,
  labelOf,
} from "../model/edited-menu.ts";
import { menuEditWords, menuRefusals } from "../editing/wording.ts";
import { IconPicker } from "#ui/icon-set/icon-picker.tsx";
import { fittingNames } from "../model/fitting-names.ts";
import { ItemPreview } from "./item-preview.tsx";
import { ItemWords } from "./item-words.tsx";
import { TargetFields } from "./target-fields.tsx";
import { TypeCards } from "./type-cards.tsx";
import "./item-dialog.css";

type FieldsProps = { item: EditedItem; onChange: (part: Partial<EditedItem>) => void };

type ItemDialogProps = {
  item: EditedItem | null;
  /** The menu that it stands in; null on the bar. */
  within: EditedItem | null;
  menu: EditedMenu;
  onDone: (item: EditedItem) => void;
};

/** A new item, or one as it is changed. It is part of the menu when it is accepted, and not before (MEDT-02). */
export function ItemDialog({ item, within, menu, onDone }: ItemDialogProps) {
  const say = useSay();
  const [edited, setEdited] = useState(item ?? emptyItem);
  const change = (part: Partial<EditedItem>) => setEdited((now) => ({ ...now, ...part }));

  const refused = useNoRoom(edited, menu, within === null);

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
      note={<ItemPreview item={edited} isOver={refused !== null} />}
      confirm={{
        label: say(item ? menuEditWords.done : menuEditWords.addItem),
        disabledReason: refused && say(menuEditWords.full),
        perform,
      }}
    >
      <ItemFields item={edited} isOnBar={within === null} refused={refused} onChange={change} />
    </DialogFrame>
  );

  function titleOf(): string {
    if (item) return say(menuEditWords.editItem, { name: labelOf(item) });
    if (within) return say(menuEditWords.addItemTo, { name: labelOf(within) });
    return say(menuEditWords.newItem);
  }
}

/** Said while the name is typed, and not first when it is taken (MEDT-05). */
function useNoRoom(edited: EditedItem, menu: EditedMenu, isOnBar: boolean) {
  const say = useSay();
  if (!isOnBar || labelOf(edited) === "") return null;
  const verdict = mayStandOnBar(edited, menu);
  if (verdict.allowed) return null;
  const fitting = fittingNames(edited, menu);
  return { because: say(sentenceOf(menuRefusals, verdict.code)), fitting };
}

type AllFieldsProps = FieldsProps & {
  isOnBar: boolean;
  refused: ComponentProps<typeof ItemWords>["refused"];
};

function ItemFields({ item, isOnBar, refused, onChange }: AllFieldsProps) {
  const say = useSay();
  return (
    <div className="menu-item-fields">
      <TypeCards
        value={item.type}
        isOnBar={isOnBar}
        onChange={(type) => onChange(ofType(type, say(menuEditWords.favorites)))}
      />
      <div className="menu-item-columns">
        <div className="menu-item-fields">
          <TargetFields item={item} onChange={onChange} />
          <ItemWords item={item} refused={refused} onChange={onChange} />
        </div>
        <IconPicker value={item.icon} onChange={(icon) => onChange({ icon })} />
      </div>
      <Looks item={item} onChange={onChange} />
    </div>
  );
}

function Looks({ item, onChange }: FieldsProps) {
  const say = useSay();
  const opensHere = item.type === "menu" || item.type === "favorites";
  return (
    <div className="menu-item-columns menu-item-looks">
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
          hint={say(menuEditWords.newTabHint)}
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
