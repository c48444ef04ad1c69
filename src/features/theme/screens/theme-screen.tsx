import { useOffer } from "#client/offers.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ThemeBar } from "../parts/theme-bar.tsx";
import { ThemeForm } from "../parts/theme-form.tsx";
import { ThemePreview } from "../parts/theme-preview.tsx";
import { usePlacesBusy } from "../parts/use-places-busy.ts";
import { useThemeDraft } from "../parts/use-theme-draft.ts";
import { useTypedColour } from "../parts/use-typed-colour.ts";
import type { themeScreen } from "../screen.ts";
import { themeWords } from "../wording.ts";
import "./theme.css";

type ThemeScreenProps = { data: ScreenData<typeof themeScreen>; frame: Frame };

/** The theme settings (ROUT-22): choices at the start, and beside them how the site would look; nothing is stored before Save. */
export function ThemeScreen({ data, frame }: ThemeScreenProps) {
  const say = useSay();
  const editing = useThemeDraft(data.theme, frame.viewer.personId);
  const { draft, changes, isSaving, finish } = editing;
  const { typed, setTyped, isWrong, changeBoth } = useTypedColour(editing.change);
  const [isBusy, onBusy] = usePlacesBusy();
  const waits = isWrong ? themeWords.colourWrong : isBusy ? themeWords.stillUploading : null;
  const save = () => void (waits ?? finish());
  // Meant from a text field, too; a dialog has the keys for itself.
  const accepts = ({ target }: KeyboardEvent) => (target as Element).closest("dialog") === null;
  useOffer("store-draft", { perform: save, accepts });

  return (
    <Screen
      title={data.title}
      width="list"
      above={<TextLink href="/settings/">{say(themeWords.settings)}</TextLink>}
    >
      <ThemeBar changes={changes} busy={isSaving} reason={waits && say(waits)} onSave={save} />
      <div className="theme-columns">
        <ThemeForm {...{ draft, typed, onBusy }} onTyped={setTyped} onChange={changeBoth} />
        <ThemePreview site={frame.site.name} draft={draft} />
      </div>
    </Screen>
  );
}
