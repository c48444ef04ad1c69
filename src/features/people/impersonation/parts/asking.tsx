import type { ComponentProps } from "react";
import { siteWords } from "#features/sites/wording.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { impersonationWords as words } from "../wording.ts";
import "./impersonation.css";

type AskingProps = {
  readonly data: { readonly title: string; readonly name: string; readonly next: string };
  readonly magic: string;
  readonly form: ComponentProps<"form">;
  readonly busy: boolean;
  readonly reason: string;
};

/** What impersonating somebody means, and the button that begins it. */
export function Asking({ data: { title, name, next }, magic, form, busy, reason }: AskingProps) {
  const say = useSay();
  return (
    <Screen title={title} width="form" help={say(words.help, { name })}>
      <form {...form} className="impersonation-form">
        <input type="hidden" name="magic" value={magic} />
        <input type="hidden" name="next" value={next} />
        <p>{say(words.logged)}</p>
        {reason && <ErrorText>{reason}</ErrorText>}
        <Actions
          back={<LinkButton href={next}>{say(siteWords.cancel)}</LinkButton>}
          main={
            <Button type="submit" look="primary" busy={busy}>
              {say(words.start)}
            </Button>
          }
        />
      </form>
    </Screen>
  );
}
