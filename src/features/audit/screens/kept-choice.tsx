import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { keepAudit } from "../contract.ts";
import { keptDays } from "../rules.ts";
import { auditWords } from "../wording.ts";

/** For how long entries are kept. What is chosen can be taken back until the night. */
export function KeptChoice({ days }: { days: number }) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();

  async function keep(chosen: number, isUndo: boolean) {
    const answer = await send(keepAudit, { days: chosen });
    await revisit();
    if (!answer.success) return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer);
    const perform = () => void keep(answer.before, true);
    if (isUndo) return tell({ text: say(auditWords.kept) });
    tell({ kind: "undo", text: say(auditWords.kept), undo: { label: say(auditWords.undo), perform } });
  }

  return (
    <div className="audit-keep">
      <SelectField
        label={say(auditWords.keep)}
        hint={say(auditWords.keepHint)}
        value={String(days)}
        onChange={(chosen) => void keep(Number(chosen), false)}
        options={keptDays.map((each) => ({ value: String(each ?? 0), label: lengthOf(each, say) }))}
      />
    </div>
  );
}

function lengthOf(days: number | null, say: Say): string {
  if (days === null) return say(auditWords.keptAlways);
  return days < 365
    ? say(auditWords.keptDays, { days })
    : say(auditWords.keptYears, { years: Math.round(days / 365) });
}
