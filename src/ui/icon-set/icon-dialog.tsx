import { useDialog } from "../dialog-layer.ts";
import { DialogFrame } from "../dialog-frame.tsx";
import { useSay } from "../language.tsx";
import { IconPicker } from "./icon-picker.tsx";
import { iconSetWords } from "./wording.ts";

/** One icon of the set, or none: what is chosen is taken at once. */
export function IconDialog(props: { value: number | null; onChoose: (icon: number | null) => void }) {
  const say = useSay();
  const { close } = useDialog();
  return (
    <DialogFrame title={say(iconSetWords.icon)} size="explain">
      <IconPicker
        value={props.value}
        onChange={(icon) => {
          props.onChoose(icon);
          close();
        }}
      />
    </DialogFrame>
  );
}
