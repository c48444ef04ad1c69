import { changeWords as words } from "#features/sharing/changes/wording.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";

/** Asks before somebody loses access or the world gains it; where that could not be found out, it says so. */
export function ChangeQuestion({
  sentences,
  onSave,
}: {
  sentences: readonly string[] | null;
  onSave: () => void;
}) {
  const say = useSay();
  return (
    <DialogFrame
      title={say(words.title)}
      size="ask"
      cancelLabel={say(words.back)}
      confirm={{ label: say(words.save), perform: onSave }}
    >
      <ul className="permissions-change">
        {(sentences ?? [say(words.unchecked)]).map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
