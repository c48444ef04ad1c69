import { useForm } from "#client/use-form.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import { EntranceForm } from "#features/sessions/parts/entrance-form.tsx";
import { ofPage } from "#features/pages/model/of-page.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { openPublicLink } from "../contract.ts";
import type { lockedPageScreen } from "../screen.ts";
import { publicLinkWords as words } from "../wording.ts";

/** Asks for the password of a page, and says nothing of the page. */
export function LockedPageScreen(props: {
  data: ScreenData<typeof lockedPageScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { data, frame } = props;
  const { props: form, ...sending } = useForm(openPublicLink, {
    failed: props.failed,
    fixed: ofPage(data.id),
    fieldOf: { "wrong-page-password": "password" },
    onDone: (answer) => location.assign(answer.next),
  });
  const address = data.pageAddress;

  return (
    <Entrance
      site={frame.site}
      title={data.title}
      help={say(address ? words.isOpen : words.lockedHelp)}
      reason={sending.reason}
    >
      {address ? (
        <LinkButton href={address} look="primary">
          {say(words.openPage)}
        </LinkButton>
      ) : (
        <EntranceForm form={form} magic={frame.magic} busy={sending.busy} label={say(words.openPage)}>
          <PasswordField
            label={say(words.newPassword)}
            name="password"
            purpose="current-password"
            error={sending.errors["password"]}
          />
        </EntranceForm>
      )}
    </Entrance>
  );
}
