import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { sessionWords } from "../../wording.ts";
import { signInAddress } from "../model/sign-in-address.ts";
import type { twoStepScreen } from "../screen.ts";
import { twoStepWords as words } from "../wording.ts";

/** The first step was not proved here, or too long ago. */
export function SignInOver({ data, frame }: { data: ScreenData<typeof twoStepScreen>; frame: Frame }) {
  const say = useSay();
  const below = <TextLink href={signInAddress(data.next)}>{say(sessionWords.backToSignIn)}</TextLink>;
  return (
    <Entrance site={frame.site} title={data.title} help={say(words.over)} below={below}>
      {null}
    </Entrance>
  );
}
