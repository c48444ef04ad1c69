import type { ReactNode } from "react";
import { useForm } from "#client/use-form.ts";
import { useSavedNotice } from "#features/sites/parts/use-saved-notice.ts";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import type { Say } from "#kernel/language.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";
import { preferenceFields as fields, savePreferences } from "../contract.ts";
import type { preferencesScreen } from "../screen.ts";
import { preferenceWords as words } from "../wording.ts";
import "#features/sites/parts/settings-sheet.css";

export type PreferencesData = ScreenData<typeof preferencesScreen>;

/** To whom what is mailed goes, or that nothing is. */
export function preferencesHelp({ sendsMail, email }: PreferencesData, say: Say): string {
  return sendsMail ? say(words.emailHelp, { email }) : say(words.noMail);
}

/** How one is mailed of what one is told of, and until when not at all; `buttons` end it. */
export function PreferencesForm(props: { data: PreferencesData; buttons: (busy: boolean) => ReactNode }) {
  const say = useSay();
  const saved = useSavedNotice(words.saved);
  const { data } = props;
  const { props: form, ...sending } = useForm(savePreferences, {
    fieldOf: { "pause-over": fields.pausedUntil },
    onDone: () => {
      keep();
      void saved();
    },
  });
  const keep = useUnsavedForm(sending);
  return (
    <form className="sites-settings-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      {data.isBounced && <ErrorText>{say(words.bounced, { email: data.email })}</ErrorText>}
      <Level level={data.level} />
      <TextField
        key={data.pausedUntil}
        label={say(words.pausedUntil)}
        hint={say(words.pausedHelp)}
        name={fields.pausedUntil}
        type="date"
        initial={data.pausedUntil}
        error={sending.errors[fields.pausedUntil]}
      />
      {props.buttons(sending.busy)}
    </form>
  );
}

const hints = { on: "onHelp", digest: "digestHelp", off: "offHelp" } as const;

function Level({ level }: { level: keyof typeof hints }) {
  const say = useSay();
  return (
    <RadioCards
      label={say(words.level)}
      name={fields.level}
      initial={level}
      options={mailLevels.map((each) => ({
        value: each,
        label: say(words[each]),
        hint: say(words[hints[each]]),
      }))}
    />
  );
}
