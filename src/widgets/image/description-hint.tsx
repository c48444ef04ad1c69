import { Popover } from "#ui/popover.tsx";
import { useSay } from "#ui/language.tsx";
import { Description, type DescriptionProps } from "./description.tsx";
import { imageWords } from "./wording.ts";

/** A quiet word on a picture that nobody has described yet. */
export function DescriptionHint(props: DescriptionProps) {
  const say = useSay();
  return (
    <span className="image-hint" title={say(imageWords.notDescribed)}>
      <Popover
        label={say(imageWords.describe)}
        text={say(imageWords.addDescription)}
        size="small"
        align="end"
      >
        {() => (
          <div className="image-describe">
            <Description {...props} />
          </div>
        )}
      </Popover>
    </span>
  );
}
