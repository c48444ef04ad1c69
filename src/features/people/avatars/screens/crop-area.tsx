import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import { type Corner, type Crop, type Sides, corners, movedCrop, resizedCrop } from "../model/crop.ts";
import { avatarWords } from "../wording.ts";

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
  const dragging = useDragging(crop, { scale, onCrop });
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const style = cssVariables({
    "--left": percent(crop.x1, sides.width),
    "--top": percent(crop.y1, sides.height),
    "--wide": percent(crop.x2 - crop.x1, sides.width),
    "--high": percent(crop.y2 - crop.y1, sides.height),
  });
  const size = crop.x2 - crop.x1;

  return (
    // What is shown are pixels of a picture, which has no direction of writing.
    <div className="avatars-crop" dir="ltr">
      <div className="avatars-crop-area" ref={area}>
        <img src={src} alt="" width={sides.width} height={sides.height} draggable={false} />
        <div className="avatars-crop-square" style={style}>
          <button
            type="button"
            className="avatars-crop-move"
            aria-label={say(avatarWords.crop)}
            aria-describedby={place}
            {...dragging((from, by) => movedCrop(from, by, sides))}
            onKeyDown={(event) => pressed(event, (by) => onCrop(movedCrop(crop, by, sides)))}
          />
          {corners.map((corner) => (
            <button
              key={corner}
              type="button"
              className="avatars-crop-corner"
              data-corner={corner}
              aria-label={say(cornerWords[corner])}
              aria-describedby={place}
              {...dragging((from, by) => resizedCrop(from, { corner, by: outward(corner, by) }, sides))}
              onKeyDown={(event) =>
                pressed(event, (by) => onCrop(resizedCrop(crop, { corner, by: outward(corner, by) }, sides)))
              }
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

type By = { readonly x: number; readonly y: number };

/** How much larger the square becomes when this corner goes so far: by whichever way is the longer. */
function outward(corner: Corner, { x, y }: By): number {
  const wider = corner.startsWith("start") ? -x : x;
  const higher = corner.endsWith("top") ? -y : y;
  return Math.abs(wider) >= Math.abs(higher) ? wider : higher;
}

/** Arrow keys go a few pixels, with Shift many. */
function pressed(event: KeyboardEvent, act: (by: By) => void): void {
  const step = event.shiftKey ? 40 : 8;
  const ways: Readonly<Record<string, By>> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  const by = ways[event.key];
  if (!by) return;
  event.preventDefault();
  act(by);
}

/** Follows a mouse, pen or finger from where it was put down. */
function useDragging(crop: Crop, how: { scale: () => number; onCrop: (crop: Crop) => void }) {
  const held = useRef<{ crop: Crop; x: number; y: number } | null>(null);
  const end = () => void (held.current = null);
  return (moved: (from: Crop, by: By) => Crop) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      held.current = { crop, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      const { crop: from, x, y } = held.current;
      const scale = how.scale();
      how.onCrop(moved(from, { x: (event.clientX - x) * scale, y: (event.clientY - y) * scale }));
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
