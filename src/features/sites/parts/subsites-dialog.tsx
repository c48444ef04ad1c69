import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { switchSubsites } from "../contract.ts";
import { siteWords } from "../wording.ts";
import { type RefusalContent, useRefusedInside } from "../rights/parts/tell-refusal.ts";

/** What switching subsites on does, before it is done. */
export function SubsitesDialog({ refusal }: { refusal: RefusalContent }) {
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
    await revisit();
    const undo = { label: say(siteWords.undo), perform: () => void takeBack() };
    tell({ kind: "undo", text: say(siteWords.subsitesAreOn), undo });
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
          siteWords.subsitesBack,
        ].map((each) => (
          <li key={each.id}>{say(each)}</li>
        ))}
      </ul>
    </DialogFrame>
  );
}
