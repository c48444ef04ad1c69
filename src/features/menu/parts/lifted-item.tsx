import GripVertical from "lucide-react/icons/grip-vertical";
import Move from "lucide-react/icons/move";
import { sentenceOf } from "#kernel/refusal.ts";
import { SetIcon } from "#ui/icon-set/set-icon.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { useSay } from "#ui/language.tsx";
import { menuEditWords, menuRefusals } from "../editing/wording.ts";
import { findItem, itemsIn } from "../model/arranging.ts";
import { mayGoOnBar } from "../model/checked-item.ts";
import type { EditedMenu } from "../model/edited-menu.ts";
import type { Arranging } from "./use-arranging.ts";
import type { Dragging } from "./use-dragging.ts";

type LiftedItemProps = { dragging: Dragging; arranging: Arranging; menu: EditedMenu };

/** The item that is dragged, at the pointer, and at the bottom a sentence about where it would stand. */
export function LiftedItem({ dragging, arranging, menu }: LiftedItemProps) {
  const say = useSay();
  const { lifted, ghost } = dragging;
  const item = lifted && findItem(menu.items, lifted.id);
  if (!item) return null;
  return (
    <>
      <span className="menu-lifted" ref={ghost} aria-hidden="true">
        <Icon of={GripVertical} />
        {item.icon !== null && !item.isHidden && <SetIcon number={item.icon} />}
        <span dir="auto">{arranging.nameOf(item)}</span>
      </span>
      <p className="menu-landing" role="status">
        <Icon of={Move} />
        <Landing {...{ dragging, arranging, menu }} />
        <span className="menu-landing-keys">
          <KeyCap keys="Esc" /> <small>{say(menuEditWords.escCancels)}</small>
        </span>
      </p>
    </>
  );
}

/** Between which others it would stand, or why it cannot. */
function Landing({ dragging: { lifted }, arranging, menu }: LiftedItemProps) {
  const say = useSay();
  if (!lifted) return null;
  const { id, to } = lifted;
  const name = arranging.nameOf(findItem(menu.items, id));
  if (!to) return <span>{say(menuEditWords.landsNowhere, { name })}</span>;
  const verdict = mayGoOnBar(id, to, menu);
  if (!verdict.allowed)
    return <span className="menu-landing-refused">{say(sentenceOf(menuRefusals, verdict.code))}</span>;
  const others = itemsIn(menu.items, to.parent).filter((each) => each.id !== id);
  const [before, after] = [others[to.at - 1], others[to.at]].map((each) => each && arranging.nameOf(each));
  const where = { name, place: to.at + 1, count: others.length + 1 };
  const words =
    before !== undefined && after !== undefined
      ? say(menuEditWords.landsBetween, { ...where, before, after })
      : before !== undefined
        ? say(menuEditWords.landsAfter, { ...where, before })
        : after !== undefined
          ? say(menuEditWords.landsBefore, { ...where, after })
          : say(menuEditWords.moved, where);
  return <span>{words}</span>;
}
