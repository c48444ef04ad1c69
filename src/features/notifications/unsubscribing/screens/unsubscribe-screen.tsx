import { useState } from "react";
import { revisit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { EntranceForm } from "#features/sessions/parts/entrance-form.tsx";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { levelField, resubscribe, unsubscribe } from "../contract.ts";
import type { unsubscribeScreen } from "../screen.ts";
import { unsubscribeWords as words } from "../wording.ts";

type Data = ScreenData<typeof unsubscribeScreen>;
type Props = { data: Data; frame: Frame; failed?: FailedForm };

/** What the link out of a mail opens: a button that ends mails, as programs that look at links press none, and then one that takes it back. */
export function UnsubscribeScreen({ data, frame, failed }: Props) {
  const say = useSay();
  const isOff = data.level === "off";
  const [before] = useState(isOff ? "on" : data.level);
  const onDone = () => void revisit();
  const stopping = useForm(unsubscribe, { failed, fixed: { token: data.token }, onDone });
  const again = useForm(resubscribe, { fixed: { token: data.token, [levelField]: before }, onDone });
  const { props: form, ...sending } = isOff ? again : stopping;
  const values = { site: frame.site.name, email: data.email };
  return (
    <Entrance
      site={frame.site}
      title={data.title}
      help={say(isOff ? words.doneHelp : words.help, values)}
      reason={sending.reason}
      below={<TextLink href="/">{say(words.signIn, values)}</TextLink>}
    >
      <EntranceForm
        form={isOff ? { ...form, action: `/-/unsubscribed/${data.token}/` } : form}
        magic={frame.magic}
        busy={sending.busy}
        label={say(isOff ? words.again : words.stop)}
      >
        {isOff && <input type="hidden" name={levelField} value={before} />}
      </EntranceForm>
    </Entrance>
  );
}
