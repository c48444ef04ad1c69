import { useForm } from "#client/use-form.ts";
import { visit } from "#client/navigation.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
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
  const say = useSay();
  const { props: form, ...sending } = useForm(askReset, {
    failed: props.failed,
    onDone: (answer) => void visit(answer.next),
  });
  const site = props.frame.site.name;
  const below = <TextLink href="/accounts/login/">{say(sessionWords.backToSignIn)}</TextLink>;

  if (props.data.sent)
    return (
      <Entrance
        site={props.frame.site}
        below={below}
        title={say(resetWords.sentTitle)}
        help={say(resetWords.sent, { site })}
      >
        {null}
      </Entrance>
    );
  return (
    <Entrance
      site={props.frame.site}
      below={below}
      title={say(resetWords.title)}
      help={say(resetWords.help, { site })}
      reason={sending.reason}
    >
      <EntranceForm form={form} magic={props.frame.magic} busy={sending.busy} label={say(resetWords.send)}>
        <TextField
          {...sending.field("email")}
          label={say(sessionWords.email)}
          type="email"
          autoComplete="username"
        />
      </EntranceForm>
    </Entrance>
  );
}
