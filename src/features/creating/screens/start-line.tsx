import { templateWords } from "#features/templates/wording.ts";
import { useSay } from "#ui/language.tsx";
import type { StartShown } from "../screen.ts";
import { creatingWords } from "../wording.ts";

/** What a page begins with, and who will see it for that reason; nothing where it begins blank. */
export function StartLine({ title, isExample, sharing }: Omit<StartShown, "id">) {
  const say = useSay();
  if (title === "") return null;
  const from = isExample ? templateWords.fromExample : templateWords.from;
  return (
    <div className="creating-about">
      <p className="creating-source" dir="auto">
        {say(from, { title })}
      </p>
      {sharing && <p>{say(sentences[sharing])}</p>}
    </div>
  );
}

const sentences = {
  alike: creatingWords.ofTemplate,
  everybody: creatingWords.forEverybody,
  own: creatingWords.forOwn,
} as const;
