import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { autoJoinWords as words } from "../wording.ts";

/** The part of the site's settings at `#auto-join` (ROUT-24): which subsites new people join, and ways to choose and to read about it. */
export function AutoJoinPart({ chosen }: { chosen: readonly string[] }) {
  const say = useSay();
  const { open } = useDialogs();

  function choose() {
    open(async () => {
      const { SelectDialog } = await import("../screens/select-dialog.tsx");
      const { loadChoice } = await import("../screens/load-choice.ts");
      return <SelectDialog choice={await loadChoice()} />;
    });
  }
  function explain() {
    open(async () => {
      const { AboutDialog } = await import("../screens/about-dialog.tsx");
      const { loadChoice } = await import("../screens/load-choice.ts");
      return <AboutDialog choice={await loadChoice()} />;
    });
  }

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
