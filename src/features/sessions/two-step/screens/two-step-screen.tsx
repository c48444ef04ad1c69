import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { twoStepScreen } from "../screen.ts";
import { EnterCode } from "./enter-code.tsx";
import { RequiredSetUp } from "./required-set-up.tsx";
import { SignInOver } from "./sign-in-over.tsx";

type TwoStepScreenProps = { data: ScreenData<typeof twoStepScreen>; frame: Frame; failed?: FailedForm };

/** The second step of signing in: a code, or for whoever has none yet and needs one, setting it up. */
export function TwoStepScreen(props: TwoStepScreenProps) {
  const { way } = props.data;
  if (way === "over") return <SignInOver {...props} />;
  if (way === "set-up") return <RequiredSetUp {...props} />;
  return <EnterCode {...props} key={way} />;
}
