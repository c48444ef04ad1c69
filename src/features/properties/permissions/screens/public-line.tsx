import Globe from "lucide-react/icons/globe";
import { audienceWords } from "#features/pages/audience/wording.ts";
import { WhyButton } from "#features/sharing/reasons/parts/why-button.tsx";
import { useSay } from "#ui/language.tsx";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { SharingLine } from "./sharing-line.tsx";

/** The whole world, which may only view. */
export function PublicLine(props: {
  isPublic: boolean;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  onAskWhy: (who: string) => void;
}) {
  const say = useSay();
  return (
    <SharingLine
      name={say(sharingWords.public)}
      hint={say(sharingWords.publicHint)}
      icon={Globe}
      viewOnly
      action={
        props.isPublic && <WhyButton name={say(audienceWords.web)} onPress={() => props.onAskWhy("public")} />
      }
      line={{ view: props.isPublic, edit: false, follow: false, isAdmin: false, isSelf: false }}
      onTurn={(line, right, on) => props.onTurn("public", line, right, on)}
    />
  );
}
