import { useForm } from "#client/use-form.ts";
import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { YesOrNo } from "#features/sites/parts/yes-or-no.tsx";
import { useSavedNotice } from "#features/sites/parts/use-saved-notice.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import { accountFields as fields, saveAccount } from "../contract.ts";
import type { accountScreen } from "../screen.ts";
import { accountWords } from "../wording.ts";
import { SettingsPart } from "./settings-part.tsx";

type Account = ScreenData<typeof accountScreen>;

/** Name, language, clock and calendar. */
export function AccountForm({ account }: { account: Account }) {
  const say = useSay();
  const saved = useSavedNotice(accountWords.saved);
  const { props: form, ...sending } = useForm(saveAccount, {
    onDone: () => {
      keep();
      void saved();
    },
  });
  const keep = useUnsavedForm(sending);

  return (
    <SettingsPart title={say(accountWords.you)}>
      <form className="sites-settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <TextField
          label={say(accountWords.name)}
          name={fields.name}
          autoComplete="name"
          limit={120}
          initial={account.name}
          error={sending.errors[fields.name]}
        />
        <LanguageAndZone account={account} errors={sending.errors} />
        <ClockAndCalendar account={account} />
        <SettingsButtons busy={sending.busy} />
      </form>
    </SettingsPart>
  );
}

type Errors = Readonly<Record<string, string>>;

function LanguageAndZone({ account, errors }: { account: Account; errors: Errors }) {
  const say = useSay();
  return (
    <div className="sites-settings-pair">
      <SelectField
        label={say(accountWords.language)}
        name="language"
        initial={account.language}
        options={[
          { value: "", label: say(accountWords.languageOfSite) },
          ...account.languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        error={errors["language"]}
      />
      <SelectField
        label={say(accountWords.timeZone)}
        name={fields.timeZone}
        initial={account.timeZone}
        options={account.zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        error={errors[fields.timeZone]}
      />
    </div>
  );
}

function ClockAndCalendar({ account }: { account: Account }) {
  const say = useSay();
  return (
    <div className="sites-settings-pair">
      <YesOrNo
        label={say(accountWords.clock)}
        name="hour12"
        isOn={account.hour12}
        no={say(accountWords.hour24)}
        yes={say(accountWords.hour12)}
      />
      <SelectField
        label={say(accountWords.dateOrder)}
        name={fields.dateOrder}
        initial={account.dateOrder}
        options={(["dmy", "mdy", "ymd"] as const).map((order) => ({
          value: order,
          label: say(accountWords[order]),
        }))}
      />
    </div>
  );
}
