import { send } from "#client/call.ts";
import { saveFile, saveTable } from "#client/save-file.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { type exportFormats, exportPeople } from "../contract.ts";
import { exportWords as words } from "../wording.ts";

/** Whom a file has: these people, those of a group, or everybody. */
type Whom = { readonly ids?: readonly number[]; readonly groupId?: number | null };

/** Gives people of the site as a file, part by part however many there are. */
export function useExport(): (format: (typeof exportFormats)[number], whom?: Whom) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async (format, { ids, groupId } = {}) => {
    const whom = { ...(ids && { ids: JSON.stringify(ids) }), ...(groupId && { group: groupId }) };
    const parts: string[] = [];
    let after: number | null | undefined;
    while (after !== null) {
      const answer = await send(exportPeople, { format, ...whom, ...(after !== undefined && { after }) });
      if (!answer.success) return fail(answer, say(words.failed));
      parts.push(answer.text);
      after = answer.next;
    }
    const name = say(words.fileName);
    if (format === "csv") saveTable(`${name}.csv`, parts);
    else saveFile(`${name}.vcf`, parts, "text/vcard;charset=utf-8");
    tell({ text: say(words.done) });
  };
}
