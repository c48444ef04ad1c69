import { templateWords } from "#features/templates/wording.ts";
import { useSay } from "#ui/language.tsx";
import type { StartShown } from "../screen.ts";
import { creatingWords } from "../wording.ts";

/** What a page begins with, and who will see it. */
export function StartLine({
  title,
  isExample,
  sharing,
  seenBy,
}: Omit<StartShown, "id"> & { seenBy: string }) {
  const say = useSay();
  const from = isExample ? templateWords.fromExample : templateWords.from;
  return (
    <div className="creating-about">
      {title !== "" && (
        <p className="creating-source" dir="auto">
          {say(from, { title })}
        </p>
      )}
      <p>
        {sharing === "alike" && `${say(creatingWords.ofTemplate)} `}
        {seenBy}
      </p>
    </div>
  );
}
