import { useState } from "react";
import { focusHeading } from "#client/focus-heading.ts";
import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { hideTopMessage } from "../contract.ts";
import { dismissalWords as words } from "../wording.ts";

/** What the host tells everybody, in one line, until this person has put it away (ACCT-09). `className` is the look of bars above a page. */
export function TopMessage(props: { message: string; magic: string; className: string }) {
  const { message, magic, className } = props;
  const say = useSay();
  const [hidden, setHidden] = useState("");
  const { props: form, ...sending } = useForm(hideTopMessage, {
    onDone: () => {
      setHidden(message);
      focusHeading(true);
    },
  });
  if (message === "" || message === hidden) return null;
  return (
    <form {...form} action={hideTopMessage.path} className={className}>
      <input type="hidden" name="magic" value={magic} />
      <span dir="auto">{message}</span>{" "}
      <Button type="submit" size="small" busy={sending.busy}>
        {say(words.hide)}
      </Button>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
    </form>
  );
}
