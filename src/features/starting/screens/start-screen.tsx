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
import { TextLink } from "#ui/text-link.tsx";
import { Opening } from "#features/pages/parts/opening.tsx";
import { beginSite } from "../contract.ts";
import type { StartingPoint } from "../model/starting-points.ts";
import type { startScreen } from "../screen.ts";
import { Preview } from "./preview.tsx";
import { startingWords } from "../wording.ts";
import "./start-screen.css";

const faces = {
  intranet: { label: startingWords.intranet, hint: startingWords.intranetHelp },
  handbook: { label: startingWords.handbook, hint: startingWords.handbookHelp },
  club: { label: startingWords.club, hint: startingWords.clubHelp },
  portal: { label: startingWords.portal, hint: startingWords.portalHelp },
  "public-site": { label: startingWords.publicSite, hint: startingWords.publicSiteHelp },
  empty: { label: startingWords.empty, hint: startingWords.emptyHelp },
} satisfies Record<StartingPoint, { label: Words; hint: Words }>;

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
  const options = props.data.points.map(({ point: value, pages }) => {
    const { label, hint } = faces[value];
    const fact = say(startingWords.pages, { count: pages.length });
    return { value, picture: <Preview point={value} />, label: say(label), hint: say(hint), fact };
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
        <WhatComes points={props.data.points} />
        <div className="starting-end">
          <Button type="submit" look="primary" busy={sending.busy}>
            {say(startingWords.begin)}
          </Button>
          <TextLink href="/settings/import/">{say(startingWords.ownFiles)}</TextLink>
        </div>
      </form>
    </Opening>
  );
}

/** What comes with the choice. The style sheet shows the one that is chosen, with a script or without. */
function WhatComes({ points }: { points: ScreenData<typeof startScreen>["points"] }) {
  const say = useSay();
  return (
    <div className="starting-comes">
      {points.map(({ point, pages }) => (
        <p key={point} data-point={point}>
          {pages.length === 0 ? (
            say(startingWords.getNothing)
          ) : (
            <>
              <b>{say(startingWords.get)}</b> {pages.join(", ")}. {say(startingWords.getHelp)}
            </>
          )}
        </p>
      ))}
    </div>
  );
}
