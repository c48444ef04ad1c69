import { useCallback, useState } from "react";
import type { Frame } from "#kernel/frame.ts";
import { hexFrom } from "#kernel/colour.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ThemeBar } from "../parts/theme-bar.tsx";
import { ThemeForm } from "../parts/theme-form.tsx";
import { ThemePreview } from "../parts/theme-preview.tsx";
import { useThemeDraft } from "../parts/use-theme-draft.tsx";
import type { themeScreen } from "../screen.ts";
import { themeWords } from "../wording.ts";
import "./theme.css";

/** The theme settings (ROUT-22): choices at the start, and beside them how the site would look; nothing is stored before Save. */
export function ThemeScreen(props: { data: ScreenData<typeof themeScreen>; frame: Frame }) {
  const { data, frame } = props;
  const say = useSay();
  const { draft, change, changes, isSaving, finish, cancel } = useThemeDraft(
    data.theme,
    frame.viewer.personId,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, onBusy] = usePlacesBusy();
  const isWrong = typed !== null && hexFrom(typed) === null;
  const reason = isWrong
    ? say(themeWords.colourWrong)
    : busy
      ? say(themeWords.stillUploading)
      : null;

  return (
    <Screen
      title={data.title}
      width="list"
      above={<TextLink href="/settings/">{say(themeWords.settings)}</TextLink>}
    >
      <ThemeBar
        changes={changes}
        busy={isSaving}
        reason={reason}
        onSave={() => void (reason === null && finish())}
        onCancel={() => void cancel().then((isBack) => isBack && setTyped(null))}
      />
      <div className="theme-columns">
        <ThemeForm
          draft={draft}
          typed={typed}
          onTyped={setTyped}
          onBusy={onBusy}
          onChange={(part) => {
            if (part.accent) setTyped((before) => (before && hexFrom(before) === part.accent ? before : null));
            change(part);
          }}
        />
        <ThemePreview site={frame.site.name} draft={draft} />
      </div>
    </Screen>
  );
}

/** Whether a picture is on its way to any place; what is saved before it has come would be saved without it. */
function usePlacesBusy() {
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set());
  const onBusy = useCallback((place: string, isBusy: boolean) => {
    setPlaces((before) => {
      if (before.has(place) === isBusy) return before;
      const after = new Set(before);
      if (isBusy) after.add(place);
      else after.delete(place);
      return after;
    });
  }, []);
  return [places.size > 0, onBusy] as const;
}
