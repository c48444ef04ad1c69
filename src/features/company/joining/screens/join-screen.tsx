import { visit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import { EntranceForm } from "#features/sessions/parts/entrance-form.tsx";
import { sessionWords } from "#features/sessions/wording.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { askToJoin } from "../contract.ts";
import type { joinScreen } from "../screen.ts";
import { joinWords as words } from "../wording.ts";

type JoinScreenProps = { data: ScreenData<typeof joinScreen>; frame: Frame; failed?: FailedForm };

/** Asks for a link to one's address, with which one joins. */
export function JoinScreen({ data, frame, failed }: JoinScreenProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(askToJoin, {
    failed,
    fieldOf: { "join-plus": "email" },
    onDone: (answer) => void visit(answer.next),
  });
  const site = frame.site.name;
  const below = <TextLink href="/accounts/login/">{say(sessionWords.backToSignIn)}</TextLink>;

  if (data.sent)
    return (
      <Entrance site={frame.site} below={below} title={say(words.sentTitle)} help={say(words.sent, { site })}>
        {null}
      </Entrance>
    );
  return (
    <Entrance
      site={frame.site}
      below={below}
      title={data.title}
      help={say(words.help)}
      reason={sending.reason}
    >
      <EntranceForm form={form} magic={frame.magic} busy={sending.busy} label={say(words.send)}>
        <TextField
          {...sending.field("email")}
          label={say(words.email)}
          type="email"
          autoComplete="username"
        />
      </EntranceForm>
    </Entrance>
  );
}
