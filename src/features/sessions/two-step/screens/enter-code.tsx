import { useForm } from "#client/use-form.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { EntranceForm } from "../../parts/entrance-form.tsx";
import { sessionWords } from "../../wording.ts";
import { enterCode } from "../contract.ts";
import { signInAddress } from "../model/sign-in-address.ts";
import { CodeField } from "../parts/code-field.tsx";
import type { twoStepScreen } from "../screen.ts";
import { twoStepWords as words } from "../wording.ts";

type EnterCodeProps = { data: ScreenData<typeof twoStepScreen>; frame: Frame; failed?: FailedForm };

/** The code of the app, or one for recovery. */
export function EnterCode({ data, frame, failed }: EnterCodeProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(enterCode, {
    failed,
    fieldOf: { "wrong-code": "code" },
    onDone: (answer) => location.assign(answer.next),
  });
  const isRecovery = data.way === "recovery";
  const query = `next=${encodeURIComponent(data.next)}`;
  const other = `/accounts/two-step/?${query}${isRecovery ? "" : "&recovery=yes"}`;
  const below = (
    <>
      <TextLink href={other}>{say(isRecovery ? words.withApp : words.noApp)}</TextLink>
      {isRecovery && <p>{say(words.lostAll)}</p>}
      <TextLink href={signInAddress(data.next)}>{say(sessionWords.backToSignIn)}</TextLink>
    </>
  );
  return (
    <Entrance
      site={frame.site}
      title={data.title}
      help={say(isRecovery ? words.recoveryHelp : words.codeHelp)}
      reason={sending.reason}
      below={below}
    >
      <EntranceForm form={form} magic={frame.magic} busy={sending.busy} label={say(words.signIn)}>
        <input type="hidden" name="next" value={data.next} />
        <CodeField
          label={say(isRecovery ? words.recoveryCode : words.code)}
          error={sending.errors["code"]}
          isRecovery={isRecovery}
        />
      </EntranceForm>
    </Entrance>
  );
}
