import { useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { undoDiscard } from "#features/writing/contract.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { versionWords } from "../wording.ts";

type RestoreDraftProps = {
  page: { id: number; address: string };
  epoch: number;
  look?: "primary" | undefined;
};

/** Makes a discarded draft the draft again, and opens it; readers see nothing of it. */
export function RestoreDraft({ page, epoch, look }: RestoreDraftProps) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [busy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    const answer = await send(undoDiscard, { ...ofPage(page.id), discarded: epoch });
    if (answer.success) await visit(`${page.address}?edit`);
    setBusy(false);
    if (!answer.success) return fail(answer, say(versionWords.notRestored));
    tell({ text: say(versionWords.draftRestored) });
  }

  return (
    <Button {...(look && { look })} busy={busy} onPress={() => void restore()}>
      {say(versionWords.restoreDraft)}
    </Button>
  );
}
