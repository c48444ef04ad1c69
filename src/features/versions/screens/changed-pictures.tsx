import { fileAddress } from "#widgets/kit/file-address.ts";
import { useSay } from "#ui/language.tsx";
import type { Changes } from "../screen.ts";
import { versionWords } from "../wording.ts";

type Pictures = Changes["blocks"][number]["pictures"];

/** Pictures that went stand beside those that came. */
export function ChangedPictures({ removed, added }: Pictures) {
  const say = useSay();
  if (removed.length + added.length === 0) return null;
  return (
    <div className="versions-pictures">
      <Side words={say(versionWords.picturesBefore)} pictures={removed} />
      <Side words={say(versionWords.picturesAfter)} pictures={added} />
    </div>
  );
}

function Side({ words, pictures }: { words: string; pictures: Pictures["added"] }) {
  if (pictures.length === 0) return null;
  return (
    <div>
      <p>{words}</p>
      {pictures.map((picture) => (
        <img key={picture.id} src={`${fileAddress(picture)}?w=640`} alt={picture.name} loading="lazy" />
      ))}
    </div>
  );
}
