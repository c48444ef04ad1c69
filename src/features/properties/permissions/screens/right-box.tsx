import { sentenceOf } from "#kernel/refusal.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useSay } from "#ui/language.tsx";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingRefusals, sharingWords } from "#features/sharing/wording.ts";

const labels = { view: sharingWords.viewOf, edit: sharingWords.editOf, follow: sharingWords.followOf };

/** Whether somebody views, edits or follows: one tick of the permission list. What an administrator may is locked and says why. */
export function RightBox(props: {
  right: Right;
  name: string;
  line: Line;
  isPartly: boolean;
  onTurn: (on: boolean) => void;
}) {
  const say = useSay();
  const { right, name, line } = props;
  return (
    <Checkbox
      label={say(labels[right], { name })}
      labelHidden
      checked={line[right]}
      partly={props.isPartly}
      lockedReason={
        line.isAdmin && right !== "follow" ? say(sentenceOf(sharingRefusals, "admins-always-edit")) : null
      }
      onChange={props.onTurn}
    />
  );
}
