import { useCallback } from "react";
import { hexFrom } from "#kernel/colour.ts";
import { defaultAccent } from "#kernel/default-look.ts";
import { type Scheme, schemes } from "#kernel/site-look.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextField } from "#ui/text-field.tsx";
import { pictureAltMost } from "../rules.ts";
import { defaultTheme } from "../model/default-theme.ts";
import { type ThemeDraft, changesBetween } from "../model/theme-changes.ts";
import { themeWords } from "../wording.ts";
import { AccentChoice } from "./accent-choice.tsx";
import { FontChoice } from "./font-choice.tsx";
import { PictureChoice } from "./picture-choice.tsx";

type FormProps = {
  draft: ThemeDraft;
  /** The colour code as long as it is none. */
  typed: string | null;
  onTyped: (typed: string | null) => void;
  onChange: (part: Partial<ThemeDraft>) => void;
  /** Pictures that are on their way. */
  onBusy: (place: "logo" | "darkLogo" | "picture", busy: boolean) => void;
};

/** Everything that owners choose of how their site looks. */
export function ThemeForm(props: FormProps) {
  const { draft, typed, onTyped, onChange } = props;
  const say = useSay();
  return (
    <div className="theme-form">
      <Logos {...props} />
      <section>
        <h2>{say(themeWords.accent)}</h2>
        <AccentChoice
          accent={hexFrom(draft.accent) ?? defaultAccent}
          typed={typed}
          onTyped={onTyped}
          onChange={(accent) => onChange({ accent })}
        />
      </section>
      <section>
        <FontChoice fonts={draft.fonts} onChange={(fonts) => onChange({ fonts })} />
      </section>
      <HeaderPicture {...props} />
      <section>
        <h2>{say(themeWords.scheme)}</h2>
        <SchemeChoice scheme={draft.scheme} onChange={(scheme) => onChange({ scheme })} />
      </section>
      {changesBetween(defaultTheme, draft) > 0 && (
        <section>
          <Button onPress={() => onChange(defaultTheme)}>{say(themeWords.reset)}</Button>
        </section>
      )}
    </div>
  );
}

function Logos({ draft, onChange, onBusy }: FormProps) {
  const say = useSay();
  const [onLogoBusy, onDarkBusy] = [useBusy("logo", onBusy), useBusy("darkLogo", onBusy)];
  return (
    <>
      <PictureChoice
        label={say(themeWords.logo)}
        hint={say(themeWords.logoHint)}
        picture={draft.logo}
        onChange={(logo) => onChange({ logo })}
        onBusy={onLogoBusy}
      />
      {(draft.logo || draft.darkLogo) && (
        <PictureChoice
          label={say(themeWords.darkLogo)}
          hint={say(themeWords.darkLogoHint)}
          picture={draft.darkLogo}
          onDark
          onChange={(darkLogo) => onChange({ darkLogo })}
          onBusy={onDarkBusy}
        />
      )}
    </>
  );
}

function HeaderPicture({ draft, onChange, onBusy }: FormProps) {
  const say = useSay();
  const onPictureBusy = useBusy("picture", onBusy);
  return (
    <>
      <PictureChoice
        label={say(themeWords.picture)}
        hint={say(themeWords.pictureHint)}
        picture={draft.picture}
        isWide
        onChange={(picture) => onChange({ picture })}
        onBusy={onPictureBusy}
      />
      {draft.picture && (
        <TextField
          label={say(themeWords.pictureAlt)}
          hint={say(themeWords.pictureAltHint)}
          value={draft.pictureAlt}
          limit={pictureAltMost}
          onChange={(pictureAlt) => onChange({ pictureAlt })}
        />
      )}
    </>
  );
}

function useBusy(place: Parameters<FormProps["onBusy"]>[0], onBusy: FormProps["onBusy"]) {
  return useCallback((busy: boolean) => onBusy(place, busy), [place, onBusy]);
}

const schemeNames = {
  device: themeWords.schemeDevice,
  light: themeWords.schemeLight,
  dark: themeWords.schemeDark,
} as const;

function SchemeChoice({ scheme, onChange }: { scheme: Scheme; onChange: (scheme: Scheme) => void }) {
  const say = useSay();
  return (
    <Segments
      isFull
      label={say(themeWords.scheme)}
      options={schemes.map((value) => ({ value, label: say(schemeNames[value]) }))}
      value={scheme}
      onChange={(value) => onChange(value as Scheme)}
    />
  );
}
