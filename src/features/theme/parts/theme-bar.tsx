import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useSay } from "#ui/language.tsx";
import { themeWords } from "../wording.ts";

/** Save and Cancel, within reach wherever the form is scrolled to (ROUT-39), and how much would be saved. */
export function ThemeBar(props: {
  changes: number;
  busy: boolean;
  reason: string | null;
  onSave: () => void;
}) {
  const say = useSay();
  return (
    <div className="theme-bar" data-changed={props.changes > 0 || undefined}>
      <p className="theme-bar-text" role="status">
        {props.reason ?? say(themeWords.changes, { count: props.changes })}
      </p>
      <LinkButton href="/settings/" look="quiet">
        {say(themeWords.cancel)}
      </LinkButton>
      <Button look="primary" busy={props.busy} onPress={props.onSave}>
        {say(themeWords.save)}
      </Button>
    </div>
  );
}
