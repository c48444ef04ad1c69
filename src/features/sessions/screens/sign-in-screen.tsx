import { useEffect } from "react";
import { forgetSearches } from "#client/recent-searches.ts";
import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { DoorWay } from "../door/parts/door-way.tsx";
import { signIn } from "../contract.ts";
import { Entrance } from "../parts/entrance.tsx";
import { EntranceForm } from "../parts/entrance-form.tsx";
import { PasskeyWay } from "../passkeys/parts/passkey-way.tsx";
import type { signInScreen } from "../screen.ts";
import { sessionWords } from "../wording.ts";

type SignInScreenProps = {
  data: ScreenData<typeof signInScreen>;
  frame: Frame;
  failed?: FailedForm;
};

export function SignInScreen(props: SignInScreenProps) {
  const say = useSay();
  const { data, frame } = props;
  const { props: form, ...sending } = useForm(signIn, {
    failed: props.failed,
    fieldOf: { "wrong-credentials": "password" },
    onDone: (answer) => location.assign(answer.next),
  });
  const site = frame.site.name;
  // Who comes next may be somebody else.
  useEffect(forgetSearches, []);

  return (
    <Entrance
      site={frame.site}
      title={say(sessionWords.welcome)}
      help={say(sessionWords.toSite, { site })}
      reason={sending.reason || data.reason}
      below={<NoAccount data={data} site={site} />}
    >
      {data.company && <DoorWay company={data.company} next={data.next} isOnly={!data.withPassword} />}
      {data.withPassword && (
        <EntranceForm form={form} magic={frame.magic} busy={sending.busy} label={say(sessionWords.signIn)}>
          <input type="hidden" name="next" value={data.next} />
          <TextField
            {...sending.field("email")}
            label={say(sessionWords.email)}
            type="email"
            autoComplete="username"
          />
          <Password error={sending.errors["password"]} />
        </EntranceForm>
      )}
      {data.withPasskeys && <PasskeyWay next={data.next} />}
    </Entrance>
  );
}

/** What somebody does who has no account; nothing where the company sign-in is the only way. */
function NoAccount({ data, site }: Pick<SignInScreenProps, "data"> & { site: string }) {
  const say = useSay();
  if (data.withJoining)
    return (
      <p>
        {say(sessionWords.newHere)}{" "}
        <TextLink href="/accounts/join/">{say(sessionWords.joinByEmail)}</TextLink>
      </p>
    );
  return data.withPassword && <p>{say(sessionWords.noAccount, { site })}</p>;
}

function Password({ error }: { error: string | undefined }) {
  const say = useSay();
  return (
    <div className="sessions-entrance-beside">
      <PasswordField
        label={say(sessionWords.password)}
        name="password"
        purpose="current-password"
        error={error}
      />
      <TextLink href="/accounts/reset/">{say(sessionWords.forgot)}</TextLink>
    </div>
  );
}
