import { useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import type { Viewer } from "#kernel/viewer.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removeSamples } from "../contract.ts";
import { mayRemoveSamples } from "../rules.ts";
import { startingWords } from "../wording.ts";
import { useRestoring } from "./use-restoring.ts";
import "./sample-note.css";

/** Says to those who may edit that a page came with the site, and takes all of its kind away. */
export function SampleNote({ viewer, address }: { viewer: Viewer; address: string }) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useRefusals();
  const takeBack = useRestoring();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const answer = await send(removeSamples, {});
    setBusy(false);
    if (!answer.success) return tellRefusal(answer, "remove-samples");
    const { removed, kept } = answer;
    await visit("/");
    const told = [say(startingWords.removed, { count: removed })];
    if (kept > 0) told.push(say(startingWords.kept, { count: kept }));
    const undo = { label: say(startingWords.undo), perform: () => void takeBack(address) };
    tell(removed > 0 ? { kind: "undo", text: told.join(" "), undo } : { text: told.join(" ") });
  }

  return (
    <div className="starting-sample-note">
      <b>{say(startingWords.sample)}</b>
      <span>{say(startingWords.sampleHelp)}</span>
      {mayRemoveSamples(viewer).allowed && (
        <Button look="quiet" busy={busy} onPress={() => void remove()}>
          {say(startingWords.remove)}
        </Button>
      )}
    </div>
  );
}
