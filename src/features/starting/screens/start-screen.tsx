import BookOpen from "lucide-react/icons/book-open";
import Building2 from "lucide-react/icons/building-2";
import FilePlus2 from "lucide-react/icons/file-plus-2";
import Globe from "lucide-react/icons/globe";
import Handshake from "lucide-react/icons/handshake";
import Trophy from "lucide-react/icons/trophy";
import type { LucideIcon } from "lucide-react";
import { visit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { Words } from "#kernel/words.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Opening } from "#features/pages/parts/opening.tsx";
import { beginSite } from "../contract.ts";
import { type StartingPoint, startingPoints } from "../model/starting-points.ts";
import type { startScreen } from "../screen.ts";
import { startingWords } from "../wording.ts";
import "./start-screen.css";

const faces = {
  intranet: { icon: Building2, label: startingWords.intranet, hint: startingWords.intranetHelp },
  handbook: { icon: BookOpen, label: startingWords.handbook, hint: startingWords.handbookHelp },
  club: { icon: Trophy, label: startingWords.club, hint: startingWords.clubHelp },
  portal: { icon: Handshake, label: startingWords.portal, hint: startingWords.portalHelp },
  "public-site": { icon: Globe, label: startingWords.publicSite, hint: startingWords.publicSiteHelp },
  empty: { icon: FilePlus2, label: startingWords.empty, hint: startingWords.emptyHelp },
} satisfies Record<StartingPoint, { icon: LucideIcon; label: Words; hint: Words }>;

/** The end of set-up: one choice, and the site is not blank. */
export function StartScreen(props: {
  data: ScreenData<typeof startScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { props: form, ...sending } = useForm(beginSite, {
    failed: props.failed,
    onDone: (answer) => void visit(answer.next),
  });
  const options = startingPoints.map((value) => {
    const { icon, label, hint } = faces[value];
    return { value, icon, label: say(label), hint: say(hint) };
  });

  return (
    <Opening title={props.data.title} help={say(startingWords.help)}>
      <form className="starting-screen" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <input type="hidden" name="magic" value={props.frame.magic} />
        <RadioCards
          label={say(startingWords.choose)}
          name="point"
          options={options}
          initial={String(sending.sent.point ?? "intranet")}
        />
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(startingWords.begin)}
        </Button>
      </form>
    </Opening>
  );
}
