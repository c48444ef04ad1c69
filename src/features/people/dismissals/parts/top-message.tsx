import { useEffect, useState } from "react";
import { focusHeading } from "#client/focus-heading.ts";
import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { hideTopMessage } from "../contract.ts";
import { dismissalWords as words } from "../wording.ts";

/** What the host tells everybody, in one line, until this person has put it away (ACCT-09). `className` is the look of bars above a page. */
export function TopMessage(props: { message: string; magic: string; className: string }) {
  const { message, magic, className } = props;
  const say = useSay();
  const { fail } = useNotices();
  const [hidden, setHidden] = useState("");
  const { props: form, ...sending } = useForm(hideTopMessage, {
    onDone: () => {
      setHidden(message);
      focusHeading(true);
    },
  });
  useEffect(() => {
    if (sending.reason) fail(sending.reason);
  }, [sending.reason, fail]);
  if (message === "" || message === hidden) return null;
  return (
    <form {...form} action={hideTopMessage.path} className={className} aria-label={say(words.message)}>
      <input type="hidden" name="magic" value={magic} />
      <span dir="auto">{message}</span>{" "}
      <Button type="submit" size="small" busy={sending.busy}>
        {say(words.hide)}
      </Button>
    </form>
  );
}
