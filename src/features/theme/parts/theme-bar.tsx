import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { themeWords } from "../wording.ts";

/** Save and Cancel, within reach wherever the form is scrolled to, and how much would be saved (ROUT-39). */
export function ThemeBar(props: {
  changes: number;
  busy: boolean;
  reason: string | null;
  onSave: () => void;
  onCancel: () => void;
}) {
  const say = useSay();
  return (
    <div className="theme-bar" data-changed={props.changes > 0 || undefined}>
      <p className="theme-bar-text" role="status">
        {props.reason ?? say(themeWords.changes, { count: props.changes })}
      </p>
      <Button look="quiet" onPress={props.onCancel}>
        {say(themeWords.cancel)}
      </Button>
      <Button look="primary" busy={props.busy} onPress={props.onSave}>
        {say(themeWords.save)}
      </Button>
    </div>
  );
}
