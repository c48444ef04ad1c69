import { useId } from "react";
import { useSay } from "#ui/language.tsx";
import { Switch } from "#ui/switch.tsx";
import { BoundText } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setDecorative } from "./changes.ts";
import { altMost } from "./limits.ts";
import { type Picture, wordsPath } from "./pictures.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

/** What is said of one picture of a block. */
export type DescriptionProps = EditorProps<Image> & { picture: Pick<Picture, "id" | "isDecorative"> };

/** The words that stand for a picture where it is not seen; none are asked for where it says nothing. */
export function Description({ id, draft, page, picture }: DescriptionProps) {
  const say = useSay();
  const fieldId = useId();
  function set(isDecorative: boolean) {
    page.endStep();
    page.change(() => setDecorative({ draft, id }, picture.id, isDecorative));
    page.endStep();
  }
  return (
    <>
      {!picture.isDecorative && (
        <div className="ui-field">
          <label className="ui-field-label" htmlFor={fieldId}>
            {say(imageWords.describe)}
          </label>
          <span className="ui-control image-alt">
            <BoundText
              {...{ draft, id, fieldId }}
              path={wordsPath(picture.id, "alt")}
              className="image-alt-words"
              most={altMost}
              lines={false}
              change={page.change}
              label={say(imageWords.describe)}
              placeholder={say(imageWords.describeHint)}
            />
          </span>
        </div>
      )}
      <Switch
        label={say(imageWords.decorative)}
        hint={say(imageWords.decorativeHint)}
        checked={picture.isDecorative}
        onChange={set}
      />
    </>
  );
}
