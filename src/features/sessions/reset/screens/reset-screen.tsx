import { useForm } from "#client/use-form.ts";
import { visit } from "#client/navigation.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { sessionWords } from "../../wording.ts";
import { askReset } from "../contract.ts";
import type { resetScreen } from "../screen.ts";
import { resetWords } from "../wording.ts";

export function ResetScreen(props: {
  data: ScreenData<typeof resetScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { props: form, ...sending } = useForm(askReset, {
    failed: props.failed,
    onDone: (answer) => void visit(answer.next),
  });
  const site = props.frame.site.name;
  const back = <TextLink href="/accounts/login/">{say(sessionWords.backToSignIn)}</TextLink>;

  if (props.data.sent)
    return (
      <Entrance
        site={site}
        title={say(resetWords.sentTitle)}
        help={say(resetWords.sent, { site })}
        below={back}
      >
        {null}
      </Entrance>
    );
  return (
    <Entrance
      site={site}
      title={say(resetWords.title)}
      help={say(resetWords.help, { site })}
      reason={sending.reason}
      below={back}
    >
      <form className="entrance-form" {...form}>
        <input type="hidden" name="magic" value={props.frame.magic} />
        <TextField
          label={say(sessionWords.email)}
          name="email"
          type="email"
          autoComplete="username"
          initial={sending.sent.email}
          error={sending.errors["email"]}
        />
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(resetWords.send)}
        </Button>
      </form>
    </Entrance>
  );
}
