import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useRefusalContent } from "../../rights/parts/tell-refusal.ts";
import type { Choosable } from "../model/choice.ts";
import { autoJoinWords as words } from "../wording.ts";

/** The part of the site's settings at `#auto-join` (ROUT-24): which subsites new people join, and ways to choose and to read about it. */
export function AutoJoinPart({ chosen }: { chosen: readonly string[] }) {
  const say = useSay();
  const openWith = useOpeningWith();
  const refusal = useRefusalContent();

  const choose = () =>
    openWith(async () => {
      const { SelectDialog } = await import("../screens/select-dialog.tsx");
      return (choice) => <SelectDialog {...{ choice, refusal }} />;
    });
  const explain = () =>
    openWith(async () => {
      const { AboutDialog } = await import("../screens/about-dialog.tsx");
      return (choice) => <AboutDialog choice={choice} />;
    });

  return (
    <section className="sites-settings-part" id="auto-join" aria-label={say(words.title)}>
      <h2>{say(words.title)}</h2>
      <p>{say(words.help)}</p>
      <p className="sites-settings-chosen" dir="auto">
        {chosen.length === 0 ? say(words.none) : chosen.join(", ")}
      </p>
      <div className="sites-settings-choices">
        <Button onPress={choose}>{say(words.choose)}</Button>
        <Button onPress={explain}>{say(words.about)}</Button>
      </div>
    </section>
  );
}

/** Opens a dialog about the subsites that can be chosen; whoever may not choose is told who may (ROLE-20). */
function useOpeningWith(): (fetched: () => Promise<(choice: readonly Choosable[]) => ReactNode>) => void {
  const { open } = useDialogs();
  const refusal = useRefusalContent();
  return (fetched) => {
    open(async () => {
      const show = await fetched();
      const { loadChoice } = await import("../screens/load-choice.ts");
      const loaded = await loadChoice();
      return "refused" in loaded ? refusal(loaded.refused, "change-settings") : show(loaded.choice);
    });
  };
}
