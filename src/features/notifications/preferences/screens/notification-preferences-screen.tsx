import { useForm } from "#client/use-form.ts";
import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { useSavedNotice } from "#features/sites/parts/use-saved-notice.ts";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import { preferenceFields as fields, savePreferences } from "../contract.ts";
import type { preferencesScreen } from "../screen.ts";
import { preferenceWords as words } from "../wording.ts";

/** How one is mailed of what one is told of, and until when not at all. */
export function NotificationPreferencesScreen(props: {
  data: ScreenData<typeof preferencesScreen>;
  frame: Frame;
}) {
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
  const help = data.sendsMail ? say(words.emailHelp, { email: data.email }) : say(words.noMail);
  return (
    <SettingsSheet title={data.title} help={help}>
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
        <SettingsButtons busy={sending.busy} />
      </form>
    </SettingsSheet>
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
