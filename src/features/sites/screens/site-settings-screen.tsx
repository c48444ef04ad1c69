import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { saveSite } from "../contract.ts";
import { SettingsButtons } from "../parts/settings-buttons.tsx";
import { SettingsSheet } from "../parts/settings-sheet.tsx";
import { YesOrNo } from "../parts/yes-or-no.tsx";
import { useSavedNotice } from "../parts/use-saved-notice.ts";
import type { siteSettingsScreen } from "../screen.ts";
import { siteWords } from "../wording.ts";

export function SiteSettingsScreen(props: {
  data: ScreenData<typeof siteSettingsScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { data } = props;
  const saved = useSavedNotice(siteWords.saved);
  const { props: form, ...sending } = useForm(saveSite, {
    onDone: () => void saved(),
  });

  return (
    <SettingsSheet title={data.title}>
      <form className="settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <TextField
          label={say(siteWords.siteName)}
          name="name"
          limit={80}
          initial={data.name}
          error={sending.errors["name"]}
        />
        <SelectField
          label={say(siteWords.language)}
          hint={say(siteWords.languageHelp)}
          name="language"
          initial={data.language}
          options={[
            { value: "", label: say(siteWords.languageOfBrowser) },
            ...data.languages.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          error={sending.errors["language"]}
        />
        <SelectField
          label={say(siteWords.timeZone)}
          hint={say(siteWords.timeZoneHelp)}
          name="time_zone"
          initial={data.time_zone}
          options={data.zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
          error={sending.errors["time_zone"]}
        />
        <YesOrNo
          label={say(siteWords.publicPages)}
          hint={say(siteWords.publicPagesHelp)}
          name="public_pages"
          isOn={data.public_pages}
          no={say(siteWords.publicPagesOff)}
          yes={say(siteWords.publicPagesOn)}
          error={sending.errors["public_pages"]}
        />
        <YesOrNo
          label={say(siteWords.guestInvites)}
          hint={say(siteWords.guestInvitesHelp)}
          name="guest_invites"
          isOn={data.guest_invites}
          no={say(siteWords.guestInvitesOff)}
          yes={say(siteWords.guestInvitesOn)}
          error={sending.errors["guest_invites"]}
        />
        <YesOrNo
          label={say(siteWords.indexed)}
          hint={say(siteWords.indexedHelp)}
          name="indexed"
          isOn={data.indexed}
          no={say(siteWords.indexedOff)}
          yes={say(siteWords.indexedOn)}
          error={sending.errors["indexed"]}
        />
        {data.public_address && (
          <dl className="settings-fact">
            <dt>{say(siteWords.address)}</dt>
            <dd>{data.public_address}</dd>
            <dd>{say(siteWords.addressHelp)}</dd>
          </dl>
        )}
        <SettingsButtons busy={sending.busy} />
      </form>
    </SettingsSheet>
  );
}
