import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { openGuestLink } from "../contract.ts";
import type { guestLinkScreen } from "../screen.ts";
import { guestWords } from "../wording.ts";

/** What a guest's link opens, with a button that does: programs that look at the links in mails press none. */
export function GuestLinkScreen(props: {
  data: ScreenData<typeof guestLinkScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { data, frame } = props;
  const { props: form, ...sending } = useForm(openGuestLink, {
    failed: props.failed,
    fixed: { token: data.token },
    onDone: (answer) => location.assign(answer.next),
  });
  const help = frame.me
    ? say(guestWords.helpSignedIn, { name: frame.me.name })
    : say(guestWords.help, { site: frame.site.name });

  return (
    <Entrance
      site={frame.site}
      title={data.title}
      help={data.isReader ? undefined : help}
      reason={sending.reason}
    >
      {data.isReader ? (
        <LinkButton href={data.pageAddress} look="primary">
          {say(guestWords.open)}
        </LinkButton>
      ) : (
        <form className="sessions-entrance-form" {...form}>
          <input type="hidden" name="magic" value={frame.magic} />
          <div className="sessions-entrance-act">
            <Button type="submit" look="primary" busy={sending.busy}>
              {say(guestWords.open)}
            </Button>
          </div>
        </form>
      )}
    </Entrance>
  );
}
