import { useId } from "react";
import { useSay } from "#ui/language.tsx";
import { BoundText } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { type Image, altMost } from "./schema.ts";
import { imageWords } from "./wording.ts";

/** The words that stand for the picture where it is not seen. */
export function Description({ id, draft, page }: EditorProps<Image>) {
  const say = useSay();
  const fieldId = useId();
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor={fieldId}>
        {say(imageWords.describe)}
      </label>
      <span className="ui-control image-alt">
        <BoundText
          {...{ draft, id, fieldId }}
          path="alt"
          className="image-alt-words"
          most={altMost}
          lines={false}
          change={page.change}
          label={say(imageWords.describe)}
          placeholder={say(imageWords.describeHint)}
        />
      </span>
    </div>
  );
}
