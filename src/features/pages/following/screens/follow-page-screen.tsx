import { visit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Screen } from "#ui/screen.tsx";
import { ofPage } from "../../model/of-page.ts";
import { followByAddress } from "../contract.ts";
import type { followPageScreen } from "../screen.ts";
import { followWords as words } from "../wording.ts";

type FollowPageProps = { data: ScreenData<typeof followPageScreen>; frame: Frame; failed?: FailedForm };

/** Where a follow address leads: one button, or the way to the page for who follows it already. */
export function FollowPageScreen({ data, frame, failed }: FollowPageProps) {
  const say = useSay();
  const open = (
    <LinkButton href={data.pageAddress} look="primary">
      {say(words.open)}
    </LinkButton>
  );
  return (
    <Screen title={data.title} width="ask" help={say(data.isFollowing ? words.already : words.help)}>
      {data.isFollowing ? <Actions main={open} /> : <FollowForm {...{ data, frame, failed }} />}
    </Screen>
  );
}

/** Without script the browser sends the form itself, and is led on to the page. */
function FollowForm(props: Pick<FollowPageProps, "data" | "frame"> & { failed: FailedForm | undefined }) {
  const say = useSay();
  const { tell } = useNotices();
  const { data, frame, failed } = props;
  const { props: form, ...sending } = useForm(followByAddress, {
    failed,
    fixed: ofPage(data.id),
    onDone: ({ next }) => {
      tell({ text: say(words.done, { title: data.pageTitle }) });
      void visit(next);
    },
  });
  return (
    <form {...form} data-confirms="" action={`/-/follow/${data.id}/`}>
      <input type="hidden" name="magic" value={frame.magic} />
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <Actions
        back={<LinkButton href={data.pageAddress}>{say(words.cancel)}</LinkButton>}
        main={
          <Button type="submit" look="primary" busy={sending.busy}>
            {say(words.act)}
          </Button>
        }
      />
    </form>
  );
}
