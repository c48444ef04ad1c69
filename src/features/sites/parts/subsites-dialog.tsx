import { send } from "#client/call.ts";
import { revisit, visit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { switchSubsites } from "../contract.ts";
import { siteWords } from "../wording.ts";
import { type RefusalContent, useRefusedInside } from "../rights/parts/tell-refusal.ts";

type Props = { refusal: RefusalContent; mayTakeBack: boolean };

/** What switching subsites on does, before it is done. Who cannot take it back has no settings of the site to come back to, either. */
export function SubsitesDialog({ refusal, mayTakeBack }: Props) {
  const say = useSay();
  const refused = useRefusedInside(refusal);
  const { tell, fail } = useNotices();

  async function takeBack() {
    const answer = await send(switchSubsites, { on: false });
    if (!answer.success) return fail(answer);
    await revisit();
    tell({ text: say(siteWords.subsitesAreOff) });
  }
  async function perform(): Promise<Outcome> {
    const answer = await send(switchSubsites, { on: true });
    if (!answer.success) return refused(answer);
    const text = say(siteWords.subsitesAreOn);
    await (mayTakeBack ? revisit() : visit("/subsites/"));
    if (!mayTakeBack) return void tell({ text });
    tell({ kind: "undo", text, undo: { label: say(siteWords.undo), perform: () => void takeBack() } });
  }

  return (
    <DialogFrame
      title={say(siteWords.subsitesAskTitle)}
      confirm={{ label: say(siteWords.subsitesSwitchOn), perform }}
    >
      <ul className="sites-settings-points">
        {[
          siteWords.subsitesStays,
          siteWords.subsitesNew,
          siteWords.subsitesRights,
          mayTakeBack ? siteWords.subsitesBack : siteWords.subsitesBackByOwners,
        ].map((each) => (
          <li key={each.id}>{say(each)}</li>
        ))}
      </ul>
    </DialogFrame>
  );
}
