import { useId } from "react";
import { useForm } from "#client/use-form.ts";
import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { YesOrNo } from "#features/sites/parts/yes-or-no.tsx";
import { useSavedNotice } from "#features/sites/parts/use-saved-notice.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { saveAccount } from "../contract.ts";
import type { accountScreen } from "../screen.ts";
import { accountWords } from "../wording.ts";

/** Name, language, clock and calendar. */
export function AccountForm({ account }: { account: ScreenData<typeof accountScreen> }) {
  const say = useSay();
  const heading = useId();
  const saved = useSavedNotice(accountWords.saved);
  const { props: form, ...sending } = useForm(saveAccount, {
    onDone: () => void saved(),
  });

  return (
    <section className="settings-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(accountWords.you)}</h2>
      <form className="settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <TextField
          label={say(accountWords.name)}
          name="display_name"
          autoComplete="name"
          limit={120}
          initial={account.name}
          error={sending.errors["display_name"]}
        />
        <dl className="settings-fact">
          <dt>{say(accountWords.email)}</dt>
          <dd>{account.email}</dd>
          <dd>{say(accountWords.emailHelp)}</dd>
        </dl>
        <div className="settings-pair">
          <SelectField
            label={say(accountWords.language)}
            name="language"
            initial={account.language}
            options={[
              { value: "", label: say(accountWords.languageOfSite) },
              ...account.languages.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            error={sending.errors["language"]}
          />
          <SelectField
            label={say(accountWords.timeZone)}
            name="time_zone"
            initial={account.time_zone}
            options={account.zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
            error={sending.errors["time_zone"]}
          />
        </div>
        <div className="settings-pair">
          <YesOrNo
            label={say(accountWords.clock)}
            name="hour12"
            isOn={account.hour12}
            no={say(accountWords.hour24)}
            yes={say(accountWords.hour12)}
          />
          <SelectField
            label={say(accountWords.dateOrder)}
            name="date_order"
            initial={account.date_order}
            options={(["dmy", "mdy", "ymd"] as const).map((order) => ({
              value: order,
              label: say(accountWords[order]),
            }))}
          />
        </div>
        <SettingsButtons busy={sending.busy} />
      </form>
    </section>
  );
}
