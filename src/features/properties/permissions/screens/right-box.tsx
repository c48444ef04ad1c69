import { sentenceOf } from "#kernel/refusal.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useSay } from "#ui/language.tsx";
import type { Line } from "#features/sharing/rules.ts";
import { sharingRefusals, sharingWords } from "#features/sharing/wording.ts";

/** Whether somebody views, or edits: one tick of the permission list. That of an administrator is locked and says why. */
export function RightBox(props: {
  right: "view" | "edit";
  name: string;
  line: Line;
  isPartly: boolean;
  onTurn: (on: boolean) => void;
}) {
  const say = useSay();
  const { right, name, line } = props;
  return (
    <Checkbox
      label={say(right === "view" ? sharingWords.viewOf : sharingWords.editOf, { name })}
      labelHidden
      checked={line[right]}
      partly={props.isPartly}
      lockedReason={line.isAdmin ? say(sentenceOf(sharingRefusals, "admins-always-edit")) : null}
      onChange={props.onTurn}
    />
  );
}
