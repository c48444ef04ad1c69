import { useForm } from "#client/use-form.ts";
import { newPasswordFields as fields } from "#features/sessions/contract.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import { EntranceForm } from "#features/sessions/parts/entrance-form.tsx";
import { NewPasswordFields } from "#features/sessions/parts/new-password-fields.tsx";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { joinFields, joinSite } from "../contract.ts";
import type { joinLinkScreen } from "../screen.ts";
import { joinWords as words } from "../wording.ts";

type JoinLinkScreenProps = { data: ScreenData<typeof joinLinkScreen>; frame: Frame; failed?: FailedForm };

const fieldOf = {
  "password-short": fields.first,
  "password-common": fields.first,
  "password-named": fields.first,
  "passwords-differ": fields.second,
};

const passwordWords = { first: words.password, again: words.again, hint: words.least };

/** Whoever holds the link says their name, chooses a password and is in. */
export function JoinLinkScreen({ data, frame, failed }: JoinLinkScreenProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(joinSite, {
    failed,
    fixed: { token: data.token },
    fieldOf,
    onDone: (answer) => location.assign(answer.next),
  });
  return (
    <Entrance
      site={frame.site}
      title={data.title}
      help={say(words.linkHelp, { email: data.email })}
      reason={sending.reason}
    >
      <EntranceForm form={form} magic={frame.magic} busy={sending.busy} label={say(words.join)}>
        <input type="hidden" name="email" value={data.email} autoComplete="username" />
        <TextField
          {...sending.field(joinFields.name)}
          label={say(words.name)}
          autoComplete="name"
          limit={120}
        />
        <NewPasswordFields words={passwordWords} errors={sending.errors} />
      </EntranceForm>
    </Entrance>
  );
}
