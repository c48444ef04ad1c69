import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsavedForm } from "../parts/use-unsaved-form.ts";
import { AutoJoinPart } from "../auto-join/parts/auto-join-part.tsx";
import { celebrationSwitchWords } from "../celebrations/wording.ts";
import { passkeySwitchWords } from "../passkeys/wording.ts";
import { SiteSwitch } from "../parts/site-switch.tsx";
import { saveSite, siteFields as fields, switchCelebrations, switchPasskeys } from "../contract.ts";
import { SettingsButtons } from "../parts/settings-buttons.tsx";
import { SettingsSheet } from "../parts/settings-sheet.tsx";
import { useTellRefusal } from "../rights/parts/tell-refusal.ts";
import { useFirstSteps } from "../parts/use-first-steps.ts";
import { SubsitesSwitch } from "../parts/subsites-switch.tsx";
import { YesOrNo } from "../parts/yes-or-no.tsx";
import { useSavedNotice } from "../parts/use-saved-notice.ts";
import type { siteSettingsScreen } from "../screen.ts";
import { TwoStepNeedPart } from "../two-step/parts/two-step-need-part.tsx";
import { siteWords } from "../wording.ts";

type Settings = ScreenData<typeof siteSettingsScreen>;
type FieldsProps = { data: Settings; errors: Readonly<Record<string, string>> };

type SiteSettingsScreenProps = {
  data: Settings;
  frame: Frame;
  failed?: FailedForm;
};

export function SiteSettingsScreen(props: SiteSettingsScreenProps) {
  const say = useSay();
  const { data } = props;
  const { props: form, ...sending } = useSavingSite(data, props.failed);

  return (
    <SettingsSheet title={data.title}>
      <form className="sites-settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <TextField
          label={say(siteWords.siteName)}
          name="name"
          limit={80}
          initial={data.name}
          error={sending.errors["name"]}
        />
        <LanguageFields data={data} errors={sending.errors} />
        <OpennessFields data={data} errors={sending.errors} />
        <EditorsField data={data} errors={sending.errors} />
        <FeedbackField data={data} errors={sending.errors} />
        {data.publicAddress && (
          <dl className="sites-settings-fact">
            <dt>{say(siteWords.address)}</dt>
            <dd>{data.publicAddress}</dd>
            <dd>{say(siteWords.addressHelp)}</dd>
          </dl>
        )}
        <SettingsButtons busy={sending.busy} />
      </form>
      <PartsAtOnce data={data} />
    </SettingsSheet>
  );
}

/** Sends what was changed here alone: what another owner has switched off since stays off. */
function useSavingSite(data: Settings, failed: FailedForm | undefined) {
  const saved = useSavedNotice(siteWords.saved);
  const tellRefusal = useTellRefusal();
  const saving = useForm(saveSite, {
    failed,
    before: shownBy(data),
    onOffer: (refused) => tellRefusal(refused, "change-settings"),
    onDone: () => {
      keep();
      void saved();
    },
  });
  const keep = useUnsavedForm(saving);
  return saving;
}

/** What the fields show at first, as it is sent. */
function shownBy(data: Settings): Readonly<Record<string, string>> {
  const flag = (isOn: boolean | null) => (isOn ? "yes" : "no");
  return {
    name: data.name,
    language: data.language,
    [fields.timeZone]: data.timeZone,
    [fields.rightToLeft]: flag(data.rightToLeft),
    [fields.publicPages]: flag(data.publicPages),
    [fields.guestInvites]: flag(data.guestInvites),
    [fields.editorsArrange]: flag(data.editorsArrange),
    [fields.feedbackEmail]: data.feedbackEmail,
    indexed: flag(data.indexed),
  };
}

/** What is chosen at once, each by those who may. */
function PartsAtOnce({ data }: { data: Settings }) {
  return (
    <>
      <SubsitesSwitch {...data.subsites} />
      {data.subsites.on && <AutoJoinPart chosen={data.subsites.autoJoin} />}
      {data.twoStep && <TwoStepNeedPart need={data.twoStep} />}
      {data.passkeys !== null && (
        <SiteSwitch words={passkeySwitchWords} call={switchPasskeys} on={data.passkeys} />
      )}
      {data.celebrations !== null && (
        <SiteSwitch words={celebrationSwitchWords} call={switchCelebrations} on={data.celebrations} />
      )}
      {data.mayBringFirstSteps && <HiddenFirstSteps />}
    </>
  );
}

function HiddenFirstSteps() {
  const say = useSay();
  const show = useFirstSteps();
  return (
    <section className="sites-settings-part" aria-label={say(siteWords.firstSteps)}>
      <h2>{say(siteWords.firstSteps)}</h2>
      <p>{say(siteWords.firstStepsHelp)}</p>
      <Button onPress={() => void show(true)}>{say(siteWords.showFirstSteps)}</Button>
    </section>
  );
}

function LanguageFields({ data, errors }: FieldsProps) {
  const say = useSay();
  return (
    <>
      <SelectField
        label={say(siteWords.language)}
        hint={say(siteWords.languageHelp)}
        name="language"
        initial={data.language}
        options={[
          { value: "", label: say(siteWords.languageOfBrowser) },
          ...data.languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        error={errors["language"]}
      />
      <SelectField
        label={say(siteWords.timeZone)}
        hint={say(siteWords.timeZoneHelp)}
        name={fields.timeZone}
        initial={data.timeZone}
        options={data.zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        error={errors[fields.timeZone]}
      />
      <YesOrNo
        label={say(siteWords.direction)}
        hint={say(siteWords.directionHelp)}
        name={fields.rightToLeft}
        isOn={data.rightToLeft}
        no={say(siteWords.directionOfLanguage)}
        yes={say(siteWords.rightToLeft)}
        error={errors[fields.rightToLeft]}
      />
    </>
  );
}

/** Who beside the people of the site comes to its pages. */
function OpennessFields({ data, errors }: FieldsProps) {
  const say = useSay();
  return (
    <>
      <YesOrNo
        label={say(siteWords.publicPages)}
        hint={say(siteWords.publicPagesHelp)}
        name={fields.publicPages}
        isOn={data.publicPages}
        no={say(siteWords.publicPagesOff)}
        yes={say(siteWords.publicPagesOn)}
        error={errors[fields.publicPages]}
      />
      <YesOrNo
        label={say(siteWords.guestInvites)}
        hint={say(siteWords.guestInvitesHelp)}
        name={fields.guestInvites}
        isOn={data.guestInvites}
        no={say(siteWords.guestInvitesOff)}
        yes={say(siteWords.guestInvitesOn)}
        error={errors[fields.guestInvites]}
      />
      <YesOrNo
        label={say(siteWords.indexed)}
        hint={say(siteWords.indexedHelp)}
        name="indexed"
        isOn={data.indexed}
        no={say(siteWords.indexedOff)}
        yes={say(siteWords.indexedOn)}
        error={errors["indexed"]}
      />
    </>
  );
}

/** Who reads what people think of the site; the account menu asks for it while there is an address. */
function FeedbackField({ data, errors }: FieldsProps) {
  const say = useSay();
  return (
    <TextField
      label={say(siteWords.feedbackEmail)}
      hint={say(siteWords.feedbackEmailHelp)}
      name={fields.feedbackEmail}
      type="email"
      limit={254}
      initial={data.feedbackEmail}
      error={errors[fields.feedbackEmail]}
    />
  );
}

/** What editors do on a site without subsites, beside writing pages (ROLE-26). */
function EditorsField({ data, errors }: FieldsProps) {
  const say = useSay();
  if (data.editorsArrange === null) return null;
  return (
    <YesOrNo
      label={say(siteWords.editorsArrange)}
      hint={say(siteWords.editorsArrangeHelp)}
      name={fields.editorsArrange}
      isOn={data.editorsArrange}
      no={say(siteWords.editorsArrangeOff)}
      yes={say(siteWords.editorsArrangeOn)}
      error={errors[fields.editorsArrange]}
    />
  );
}
