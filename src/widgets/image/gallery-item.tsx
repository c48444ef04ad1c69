import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { Popover } from "#ui/popover.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { fileAddress } from "../kit/file-address.ts";
import { Description } from "./description.tsx";
import { DescriptionHint } from "./description-hint.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { captionMost } from "./limits.ts";
import { PictureLink } from "./picture-link.tsx";
import { isUndescribed, type Picture, saidOf, wordsPath } from "./pictures.ts";
import { positionOf } from "./point.ts";
import type { Image } from "./schema.ts";
import type { usePictures } from "./use-pictures.tsx";
import { imageWords } from "./wording.ts";

type GalleryItemProps = {
  picture: Picture;
  at: number;
  count: number;
  acts: ReturnType<typeof usePictures>;
  handle: RefObject<BoundTextHandle | null> | undefined;
  gallery: EditorProps<Image>;
};

/** One picture of a gallery, cut as readers see it, with its caption and its tools. */
export function GalleryItem(props: GalleryItemProps) {
  const { picture, at, handle, gallery } = props;
  const { id, draft, page } = gallery;
  const say = useSay();
  return (
    <li className="image-item">
      <figure className="image image-width-text">
        <span className="image-frame">
          <img
            src={`${fileAddress(picture.file)}?w=640`}
            alt={saidOf(picture)}
            style={positionOf(picture.point)}
          />
          {isUndescribed(picture) && <DescriptionHint {...gallery} picture={picture} />}
        </span>
        <figcaption>
          <BoundText
            {...{ draft, id }}
            {...(handle && { handle })}
            path={wordsPath(picture.id, "caption")}
            most={captionMost}
            lines={false}
            change={page.change}
            label={say(imageWords.captionOf, { place: at + 1 })}
            placeholder={say(imageWords.captionPlaceholder)}
            onEdge={page.leave}
          />
        </figcaption>
      </figure>
      <Tools {...props} />
    </li>
  );
}

function Tools({ picture, at, count, acts, gallery }: GalleryItemProps) {
  const say = useSay();
  const place = at + 1;
  return (
    <div className="image-tools">
      <Popover icon={SlidersHorizontal} look="quiet" size="small" label={say(imageWords.details, { place })}>
        {() => (
          <div className="image-describe">
            <Description {...gallery} picture={picture} />
            <PictureLink {...gallery} picture={picture} />
            <FocalPoint {...gallery} picture={picture} />
          </div>
        )}
      </Popover>
      {at > 0 && (
        <IconButton
          icon={ArrowLeft}
          size="small"
          label={say(imageWords.earlier, { place })}
          onPress={() => acts.move(picture.id, at - 1, true)}
        />
      )}
      {place < count && (
        <IconButton
          icon={ArrowRight}
          size="small"
          label={say(imageWords.later, { place })}
          onPress={() => acts.move(picture.id, place, false)}
        />
      )}
      <IconButton
        icon={X}
        size="small"
        label={say(imageWords.removeOne, { place })}
        onPress={() => acts.remove(picture.id, place)}
      />
    </div>
  );
}
