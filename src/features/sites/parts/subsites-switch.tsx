import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { switchSubsites } from "../contract.ts";
import { siteWords } from "../wording.ts";
import { useRefusalContent, useTellRefusal } from "../rights/parts/tell-refusal.ts";

type Props = { on: boolean; inUse: boolean; mayTakeBack: boolean };

/** Subsites are switched on after a dialog has said what that does, and off again while none holds anything. */
export function SubsitesSwitch({ on, inUse, mayTakeBack }: Props) {
  const say = useSay();
  const { open } = useDialogs();
  const turn = useSwitch();
  const refusal = useRefusalContent();

  function ask() {
    open(async () => {
      const { SubsitesDialog } = await import("./subsites-dialog.tsx");
      return <SubsitesDialog refusal={refusal} mayTakeBack={mayTakeBack} />;
    });
  }

  return (
    <section className="sites-settings-part" aria-label={say(siteWords.subsites)}>
      <h2>{say(siteWords.subsites)}</h2>
      <p>{say(on ? siteWords.subsitesOn : siteWords.subsitesOff)}</p>
      {on && inUse && <p>{say(siteWords.subsitesUsed)}</p>}
      <div className="sites-settings-choices">
        {on && <LinkButton href="/subsites/">{say(siteWords.subsitesList)}</LinkButton>}
        {on && !inUse && <Button onPress={() => void turn(false)}>{say(siteWords.subsitesSwitchOff)}</Button>}
        {!on && <Button onPress={ask}>{say(siteWords.subsitesSwitchOn)}</Button>}
      </div>
    </section>
  );
}

/** Switches, shows what is so now, and offers to take it back. */
function useSwitch(): (on: boolean) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();
  return async function turn(on) {
    const answer = await send(switchSubsites, { on });
    if (!answer.success) return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer);
    await revisit();
    const undo = { label: say(siteWords.undo), perform: () => void turn(!on) };
    tell({ kind: "undo", text: say(on ? siteWords.subsitesAreOn : siteWords.subsitesAreOff), undo });
  };
}
