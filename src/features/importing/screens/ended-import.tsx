import FolderOpen from "lucide-react/icons/folder-open";
import Undo2 from "lucide-react/icons/undo-2";
import type { ScreenData } from "#kernel/screen.ts";
import type { Words } from "#kernel/words.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { ImportTrouble } from "../contract.ts";
import type { importReportScreen } from "../screen.ts";
import { importingWords as words } from "../wording.ts";
import { Report } from "./report.tsx";
import { useUndoing } from "./use-undoing.ts";

type Data = ScreenData<typeof importReportScreen>;

const troubles = {
  damaged: words.troubleDamaged,
  encrypted: words.troubleEncrypted,
  "too-many-pages": words.troublePages,
  "too-much-text": words.troubleText,
  "unpacks-too-large": words.troubleUnpacks,
  "nothing-inside": words.troubleNothing,
} satisfies Record<ImportTrouble, Words>;

/** What came of an import, and what can be done about it. */
export function EndedImport({ data }: { data: Data }) {
  const say = useSay();
  const { undo, redo, busy } = useUndoing(data.id);
  const { state, trouble, undone, mayUndo, folderId, report } = data;
  return (
    <>
      {trouble && <p className="importing-told">{say(troubles[trouble])}</p>}
      {state === "stopped" && <p className="importing-told">{say(words.wasStopped)}</p>}
      {undone && <p className="importing-told">{say(words.wasUndone)}</p>}
      <div className="importing-actions">
        {state === "failed" && (
          <LinkButton href="/settings/import/" look="primary">
            {say(words.startAgain)}
          </LinkButton>
        )}
        {folderId !== null && !undone && state !== "failed" && (
          <LinkButton href={`/pages/tree/${folderId}/`} look="primary" icon={FolderOpen}>
            {say(words.open)}
          </LinkButton>
        )}
        {mayUndo && folderId !== null && (
          <Button icon={Undo2} busy={busy} onPress={() => void undo()}>
            {say(words.undo)}
          </Button>
        )}
        {undone && (
          <Button busy={busy} onPress={() => void redo()}>
            {say(words.redo)}
          </Button>
        )}
      </div>
      {report && <Report report={report} title={data.title} />}
    </>
  );
}
