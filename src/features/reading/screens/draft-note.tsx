import PenLine from "lucide-react/icons/pen-line";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { pageWords } from "#features/pages/wording.ts";
import "./draft-note.css";

/** Says to those who edit a page that nobody else sees it before it is published. */
export function DraftNote() {
  const say = useSay();
  return (
    <p className="reading-draft-note" role="note">
      <Icon of={PenLine} />
      <b>{say(pageWords.isUnpublished)}</b> <span>{say(pageWords.unpublishedHelp)}</span>
    </p>
  );
}
