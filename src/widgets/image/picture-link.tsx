import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { LinkChoice } from "../kit/link-choice.tsx";
import { setLink } from "./changes.ts";
import type { Picture } from "./pictures.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

type PictureLinkProps = EditorProps<Image> & { picture: Pick<Picture, "id" | "link"> };

/** Where one picture leads: a page of the site or an address, in place of the picture shown large. */
export function PictureLink({ id, draft, page, picture }: PictureLinkProps) {
  const say = useSay();
  const href = picture.link ?? "";
  function set(link: string) {
    page.endStep();
    page.change(() => setLink({ draft, id }, picture.id, link));
    page.endStep();
  }
  return (
    <div className="ui-field">
      <span className="ui-field-label">{say(imageWords.link)}</span>
      <LinkChoice
        href={href}
        page={page}
        label={say(imageWords.link)}
        button={say(href === "" ? imageWords.chooseLink : imageWords.changeLink)}
        onLink={set}
      />
      {href !== "" && (
        <span className="ui-field-hint" dir="auto">
          {href.startsWith("page:") ? say(imageWords.linkToPage) : href}
        </span>
      )}
    </div>
  );
}
