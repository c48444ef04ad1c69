import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { StepMarks } from "#ui/step-marks.tsx";
import type { importReportScreen } from "../screen.ts";
import { importingWords as words } from "../wording.ts";
import { useRunning } from "./use-running.ts";

const steps = [
  { step: null, label: words.looking },
  { step: "pages", label: words.stepPages },
  { step: "files", label: words.stepFiles },
  { step: "texts", label: words.stepTexts },
] as const;

/** What an import has done, what it does now, and what comes. */
export function RunningImport({ data }: { data: ScreenData<typeof importReportScreen> }) {
  const say = useSay();
  const { progress, isCut, trouble, isStopping, stop, again } = useRunning(data);
  const current = steps.findIndex(({ step }) => step === progress.step);
  const label = say((steps[current] ?? steps[0]).label);
  const count = progress.all > 0 ? say(words.stepOf, { done: progress.done, all: progress.all }) : "";
  return (
    <section className="importing-running">
      <StepMarks
        label={say(words.working)}
        steps={steps.map((each, at) => ({
          label: say(each.label),
          state: at < current ? "done" : at === current ? "current" : "next",
          fact: at < current ? say(words.stepDone) : at === current ? count : "",
        }))}
      />
      <p role="status" className={isStopping || isCut ? undefined : "ui-unseen"}>
        {isStopping ? say(words.stopping) : isCut ? say(words.cutOff) : label}
      </p>
      {trouble && <ErrorText announced>{trouble}</ErrorText>}
      <p className="importing-note">{say(words.mayLeave)}</p>
      <div className="importing-actions">
        {trouble && (
          <Button look="primary" onPress={again}>
            {say(words.tryAgain)}
          </Button>
        )}
        <Button busy={isStopping} onPress={() => void stop()}>
          {say(words.stop)}
        </Button>
      </div>
    </section>
  );
}
