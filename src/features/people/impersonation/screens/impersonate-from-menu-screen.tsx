import { useForm } from "#client/use-form.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { impersonateFromMenu } from "../contract.ts";
import { whomFromMenu } from "../model/whom.ts";
import { Asking } from "../parts/asking.tsx";
import type { impersonateFromMenuScreen } from "../screen.ts";

type ImpersonateFromMenuScreenProps = {
  data: ScreenData<typeof impersonateFromMenuScreen>;
  frame: Frame;
  failed?: FailedForm;
};

/** Asked from the card of a person. */
export function ImpersonateFromMenuScreen({ data, frame, failed }: ImpersonateFromMenuScreenProps) {
  const { props, busy, reason } = useForm(impersonateFromMenu, {
    failed,
    fixed: whomFromMenu(data.id),
    onDone: ({ next }) => location.assign(next),
  });
  return <Asking data={data} magic={frame.magic} form={props} busy={busy} reason={reason} />;
}
