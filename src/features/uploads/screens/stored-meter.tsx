import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import { fileSize } from "#widgets/kit/file-size.ts";
import type { Stored } from "../screen.ts";
import { uploadsWords as words } from "../wording.ts";

/** How much is stored, and of what: a picture of the shares with the figures as a list, which is what is read aloud. */
export function StoredMeter({ stored }: { stored: readonly Stored[] }) {
  const say = useSay();
  const bytes = stored.reduce((sum, part) => sum + part.bytes, 0);
  const files = stored.reduce((sum, part) => sum + part.files, 0);
  const sized = (part: Pick<Stored, "bytes" | "files">) => ({
    size: fileSize(part.bytes, say.formats),
    files: part.files,
  });
  return (
    <section className="uploads-meter">
      <p>
        <strong>{say(words.stored, sized({ bytes, files }))}</strong>
      </p>
      <div className="uploads-bar" aria-hidden="true">
        {stored.map((part) => (
          <span key={part.kind} data-kind={part.kind} style={cssVariables({ "--share": part.bytes })} />
        ))}
      </div>
      <ul>
        {stored.map((part) => (
          <li key={part.kind} data-kind={part.kind}>
            {say(words[part.kind])} <small>{say(words.part, sized(part))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
