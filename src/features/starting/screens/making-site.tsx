import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { StepMarks } from "#ui/step-marks.tsx";
import type { MakingStep } from "../contract.ts";
import type { StartingPoint } from "../model/starting-points.ts";
import { startingWords as words } from "../wording.ts";
import { Preview } from "./preview.tsx";

type MakingSiteProps = { point: StartingPoint; steps: readonly MakingStep[]; isCut: boolean };

/** A site on its way: what is done, what is being done, and what comes. */
export function MakingSite({ point, steps, isCut }: MakingSiteProps) {
  const say = useSay();
  const current = steps.findIndex(({ done, all }) => done < all);
  const at = current < 0 ? steps.length : current;
  const step = steps[at];
  return (
    <div className="starting-making">
      <Preview point={point} />
      <div>
        <StepMarks
          label={say(words.steps)}
          steps={steps.map((each, place) => ({
            label: nameOf(each, say),
            state: place < at ? "done" : place === at ? "current" : "next",
            fact: place < at ? say(words.stepDone) : factOf(each, say),
          }))}
        />
        <p role="status" className={isCut ? undefined : "ui-unseen"}>
          {isCut
            ? say(words.cutOff)
            : step
              ? nameOf(step, say)
              : say(steps.length > 0 ? words.ready : words.making)}
        </p>
      </div>
    </div>
  );
}

function nameOf({ is, name }: MakingStep, say: Say): string {
  if (is === "folder") return name;
  return say(is === "home" ? words.stepHome : words.stepPictures);
}

function factOf({ is, done, all }: MakingStep, say: Say): string {
  return is === "folder" ? say(words.stepOf, { done, all }) : "";
}
