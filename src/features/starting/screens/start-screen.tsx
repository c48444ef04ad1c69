import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Say } from "#kernel/language.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { Words } from "#kernel/words.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { setUpWords } from "#features/people/setup/wording.ts";
import { Opening } from "#features/pages/parts/opening.tsx";
import type { StartingPoint } from "../model/starting-points.ts";
import type { startScreen } from "../screen.ts";
import { MakingSite } from "./making-site.tsx";
import { Preview } from "./preview.tsx";
import { useMaking } from "./use-making.ts";
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

type StartScreenProps = { data: ScreenData<typeof startScreen>; frame: Frame; failed?: FailedForm };

/** The end of set-up: one choice, and the site is not blank. */
export function StartScreen({ data, frame, failed: sent }: StartScreenProps) {
  const say = useSay();
  const { running, reason, chosen, begin } = useMaking(data.making);
  if (running)
    return (
      <Opening {...stepOf(say, 3, { title: startingWords.making, help: startingWords.makingHelp })}>
        <MakingSite {...running} />
      </Opening>
    );
  const refused = reason ?? sent?.reason;
  return (
    <Opening {...stepOf(say, 2, startingWords)}>
      <form
        className="starting-screen"
        method="post"
        action=""
        noValidate
        onSubmit={(event) => void begin(event)}
      >
        {refused && <ErrorText announced>{refused}</ErrorText>}
        <input type="hidden" name="magic" value={frame.magic} />
        <Points points={data.points} initial={chosen ?? sent?.sent["point"] ?? "intranet"} />
        <div className="starting-end">
          <WhatComes points={data.points} />
          <div className="starting-go">
            <Button type="submit" look="primary">
              {say(startingWords.begin)}
            </Button>
          </div>
        </div>
        <TextLink href="/settings/import/">{say(startingWords.ownFiles)}</TextLink>
      </form>
    </Opening>
  );
}

/** The head of a step of the first visit, of which the first is the form that set the site up. */
function stepOf(say: Say, at: number, { title, help }: { title: Words; help: Words }) {
  return { above: say(setUpWords.step, { at }), title: say(title), help: say(help) };
}

type Given = ScreenData<typeof startScreen>["points"];

function Points({ points, initial }: { points: Given; initial: string }) {
  const say = useSay();
  const options = points.map(({ point: value, pages }) => {
    const { label, hint } = faces[value];
    const fact = say(startingWords.pages, { count: pages.length });
    return { value, picture: <Preview point={value} />, label: say(label), hint: say(hint), fact };
  });
  return <RadioCards label={say(startingWords.choose)} name="point" options={options} initial={initial} />;
}

/** What comes with the choice. The style sheet shows the one that is chosen, with a script or without. */
function WhatComes({ points }: { points: Given }) {
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
