import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { FirstSteps } from "#features/starting/contract.ts";
import { useFirstSteps } from "#features/sites/parts/use-first-steps.ts";
import type { Words } from "#kernel/words.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { homepageWords as words } from "../wording.ts";
import { ProgressRing } from "./progress-ring.tsx";
import "./step-list.css";

type Step = { readonly label: Words; readonly isDone: boolean; readonly href: string };

/** What a new site wants done, ticked as the site gets there; each line leads to where it is done. */
export function StepList({ steps, homeAddress }: { steps: FirstSteps; homeAddress: string | null }) {
  const say = useSay();
  const here = useHere();
  const show = useFirstSteps();
  const all = stepsOf(steps, homeAddress);
  const done = all.filter(({ isDone }) => isDone).length;
  const next = all.find(({ isDone }) => !isDone);
  return (
    <section className="homepage-steps" aria-label={say(words.steps)}>
      <ProgressRing {...{ done }} all={all.length} />
      <div>
        <h2>{say(words.steps)}</h2>
        <p>
          {say(words.stepsHint)}
          <span className="ui-unseen">{` (${say(words.stepsDone, { done, all: all.length })})`}</span>
        </p>
      </div>
      <IconButton icon={X} size="small" label={say(words.hideSteps)} onPress={() => void show(false)} />
      <ol>
        {all.map((step) => (
          <li key={step.label.id}>
            <a
              href={here(step.href)}
              data-done={step.isDone || undefined}
              data-next={step === next || undefined}
            >
              <span className="homepage-tick">{step.isDone && <Icon of={Check} size={16} />}</span>
              {say(step.label)}
              {step.isDone && <span className="ui-unseen">{` (${say(words.done)})`}</span>}
            </a>
          </li>
        ))}
      </ol>
      <TextLink href="/settings/import/">{say(words.importSteps)}</TextLink>
    </section>
  );
}

function stepsOf(steps: FirstSteps, homeAddress: string | null): readonly Step[] {
  const { hasLogo, invited, shared, arranged, ownPageId } = steps;
  const toShare = ownPageId === null ? "/pages/" : `/page/settings/${ownPageId}/`;
  return [
    { label: words.addLogo, isDone: hasLogo, href: "/settings/theme/" },
    { label: words.writePage, isDone: ownPageId !== null, href: "/new/" },
    { label: words.invitePeople, isDone: invited, href: "/people/" },
    { label: words.sharePage, isDone: shared, href: toShare },
    homeAddress === null
      ? { label: words.chooseHome, isDone: arranged, href: "/pages/" }
      : { label: words.arrangeHome, isDone: arranged, href: `${homeAddress}?edit` },
  ];
}
