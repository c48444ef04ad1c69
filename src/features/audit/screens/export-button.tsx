import { useState } from "react";
import { send } from "#client/call.ts";
import { saveTable } from "#client/save-file.ts";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { exportAudit } from "../contract.ts";
import { auditWords } from "../wording.ts";

type ExportButtonProps = {
  readonly filter: { readonly name: string; readonly kind: string; readonly day: string };
  readonly person: number | null;
};

/** Gives the entries as they are narrowed as a file, part by part however many there are. */
export function ExportButton({ filter, person }: ExportButtonProps) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();
  const [isBusy, setBusy] = useState(false);

  async function perform() {
    const parts: string[] = [];
    const asked = { name: filter.name, kind: filter.kind as "", day: filter.day, ...(person && { person }) };
    let before: number | null | undefined;
    while (before !== null) {
      const answer = await send(exportAudit, { ...asked, ...(before !== undefined && { before }) });
      if (!answer.success)
        return answer.offer
          ? tellRefusal(answer, "change-settings")
          : fail(answer, say(auditWords.notExported));
      parts.push(answer.csv);
      before = answer.next;
    }
    saveTable(`${say(auditWords.fileName)}.csv`, parts);
    tell({ text: say(auditWords.exported) });
  }

  async function press() {
    setBusy(true);
    await perform();
    setBusy(false);
  }

  return (
    <Button busy={isBusy} onPress={() => void press()}>
      {say(auditWords.exportCsv)}
    </Button>
  );
}
