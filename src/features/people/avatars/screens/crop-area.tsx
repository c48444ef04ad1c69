import { useId, useRef } from "react";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import {
  type By,
  type Corner,
  type Crop,
  type Sides,
  corners,
  movedCrop,
  outward,
  resizedCrop,
} from "../model/crop.ts";
import { avatarWords } from "../wording.ts";
import { CropHandle } from "./crop-handle.tsx";

type CropAreaProps = { src: string; sides: Sides; crop: Crop; onCrop: (crop: Crop) => void };

const cornerWords = {
  "start-top": avatarWords.cornerTopLeft,
  "end-top": avatarWords.cornerTopRight,
  "start-bottom": avatarWords.cornerBottomLeft,
  "end-bottom": avatarWords.cornerBottomRight,
} as const;

/** The picture with the square on it. It is dragged by mouse, finger or arrow keys; each corner resizes it (AVAT-19). */
export function CropArea({ src, sides, crop, onCrop }: CropAreaProps) {
  const say = useSay();
  const place = useId();
  const area = useRef<HTMLDivElement>(null);
  const scale = () => sides.width / Math.max(1, area.current?.getBoundingClientRect().width ?? sides.width);
  const handle = { crop, scale, onCrop, describedBy: place };
  const resized = (corner: Corner) => (from: Crop, by: By) =>
    resizedCrop(from, { corner, by: outward(corner, by) }, sides);
  const size = crop.x2 - crop.x1;

  return (
    // What is shown are pixels of a picture, which has no direction of writing.
    <div className="avatars-crop" dir="ltr">
      <div className="avatars-crop-area" ref={area}>
        <img src={src} alt="" width={sides.width} height={sides.height} draggable={false} />
        <div className="avatars-crop-square" style={placeOf(crop, sides)}>
          <CropHandle
            {...handle}
            label={say(avatarWords.crop)}
            moved={(from, by) => movedCrop(from, by, sides)}
          />
          {corners.map((corner) => (
            <CropHandle
              {...handle}
              key={corner}
              corner={corner}
              label={say(cornerWords[corner])}
              moved={resized(corner)}
            />
          ))}
        </div>
      </div>
      <p id={place} aria-live="polite" className="avatars-crop-place">
        {say(avatarWords.place, { size, left: crop.x1, top: crop.y1 })}
      </p>
    </div>
  );
}

function placeOf(crop: Crop, sides: Sides) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return cssVariables({
    "--left": percent(crop.x1, sides.width),
    "--top": percent(crop.y1, sides.height),
    "--wide": percent(crop.x2 - crop.x1, sides.width),
    "--high": percent(crop.y2 - crop.y1, sides.height),
  });
}
