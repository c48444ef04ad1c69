import { useForm } from "#client/use-form.ts";
import { visit } from "#client/navigation.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Say } from "#kernel/language.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { EntranceForm } from "../../parts/entrance-form.tsx";
import { sessionWords } from "../../wording.ts";
import { askReset } from "../contract.ts";
import type { resetScreen } from "../screen.ts";
import { resetWords } from "../wording.ts";

type ResetScreenProps = {
  data: ScreenData<typeof resetScreen>;
  frame: Frame;
  failed?: FailedForm;
};

export function ResetScreen(props: ResetScreenProps) {
  const { props: form, ...sending } = useForm(askReset, {
    failed: props.failed,
    onDone: (answer) => void visit(answer.next),
  });
  const say = useSay();
  const { title, help, isAsking } = told(props, say);

  return (
    <Entrance
      site={props.frame.site}
      below={<BackToSignIn />}
      title={title}
      help={help}
      {...(isAsking && { reason: sending.reason })}
    >
      {isAsking && (
        <EntranceForm form={form} magic={props.frame.magic} busy={sending.busy} label={say(resetWords.send)}>
          <TextField
            {...sending.field("email")}
            label={say(sessionWords.email)}
            type="email"
            autoComplete="username"
          />
        </EntranceForm>
      )}
    </Entrance>
  );
}

/** A site without a mail server sends no link; where one is on its way nothing more is asked. */
function told({ data, frame }: ResetScreenProps, say: Say) {
  const site = { site: frame.site.name };
  if (!data.sendsMail) return { title: say(resetWords.title), help: say(resetWords.noMail), isAsking: false };
  if (data.sent)
    return { title: say(resetWords.sentTitle), help: say(resetWords.sent, site), isAsking: false };
  return { title: say(resetWords.title), help: say(resetWords.help, site), isAsking: true };
}

function BackToSignIn() {
  const say = useSay();
  return <TextLink href="/accounts/login/">{say(sessionWords.backToSignIn)}</TextLink>;
}
