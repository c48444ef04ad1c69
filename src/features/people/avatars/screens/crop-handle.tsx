import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { By, Corner, Crop } from "../model/crop.ts";

type CropHandleProps = {
  label: string;
  describedBy: string;
  /** Without one it is the square itself. */
  corner?: Corner;
  crop: Crop;
  /** Pixels of the picture in one of the screen. */
  scale: () => number;
  /** What becomes of the square when the handle goes so far. */
  moved: (from: Crop, by: By) => Crop;
  onCrop: (crop: Crop) => void;
};

/** What moves or resizes the square: by mouse, pen, finger or arrow keys. */
export function CropHandle({ label, describedBy, corner, crop, scale, moved, onCrop }: CropHandleProps) {
  const held = useRef<{ crop: Crop; x: number; y: number } | null>(null);
  const end = () => void (held.current = null);

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { crop, x: event.clientX, y: event.clientY };
  }
  function drag(event: PointerEvent) {
    if (!held.current) return;
    const { crop: from, x, y } = held.current;
    const pixels = scale();
    onCrop(moved(from, { x: (event.clientX - x) * pixels, y: (event.clientY - y) * pixels }));
  }
  function press(event: KeyboardEvent) {
    const by = byKey(event);
    if (!by) return;
    event.preventDefault();
    onCrop(moved(crop, by));
  }

  return (
    <button
      type="button"
      className={corner ? "avatars-crop-corner" : "avatars-crop-move"}
      data-corner={corner}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  );
}

/** Arrow keys go a few pixels, with Shift many. */
function byKey({ key, shiftKey }: KeyboardEvent): By | undefined {
  const step = shiftKey ? 40 : 8;
  const ways: Readonly<Record<string, By>> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  return ways[key];
}
