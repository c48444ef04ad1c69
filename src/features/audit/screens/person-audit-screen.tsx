import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { personAuditScreen } from "../screen.ts";
import { auditWords } from "../wording.ts";
import { AuditList } from "./audit-list.tsx";

/** What somebody did, and what was done to them. */
export function PersonAuditScreen({ data }: { data: ScreenData<typeof personAuditScreen> }) {
  const say = useSay();
  return (
    <Screen
      title={data.title}
      width="reading"
      above={<TextLink href="/settings/auditlog/">{say(auditWords.title)}</TextLink>}
    >
      <AuditList data={data} from={`/user/auditlog/${data.person?.id ?? 0}/`} />
    </Screen>
  );
}
