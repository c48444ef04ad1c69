import { useForm } from "#client/use-form.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { impersonate } from "../contract.ts";
import { whomFromList } from "../model/whom.ts";
import { Asking } from "../parts/asking.tsx";
import type { impersonateScreen } from "../screen.ts";

type ImpersonateScreenProps = {
  data: ScreenData<typeof impersonateScreen>;
  frame: Frame;
  failed?: FailedForm;
};

/** Asked from the dialog of who has access to a page. */
export function ImpersonateScreen({ data, frame, failed }: ImpersonateScreenProps) {
  const { props, busy, reason } = useForm(impersonate, {
    failed,
    fixed: whomFromList(data.id),
    onDone: ({ next }) => location.assign(next),
  });
  return <Asking data={data} magic={frame.magic} form={props} busy={busy} reason={reason} />;
}
