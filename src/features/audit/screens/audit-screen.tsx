import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import type { auditScreen } from "../screen.ts";
import { auditWords } from "../wording.ts";
import { AuditList } from "./audit-list.tsx";
import { KeptChoice } from "./kept-choice.tsx";

/** Who did what on the site, for its owners. */
export function AuditScreen({ data }: { data: ScreenData<typeof auditScreen> }) {
  const say = useSay();
  return (
    <SettingsSheet title={data.title} width="reading" help={say(auditWords.help)}>
      <AuditList data={data} from="/settings/auditlog/" />
      <KeptChoice days={data.keptDays ?? 0} />
    </SettingsSheet>
  );
}
