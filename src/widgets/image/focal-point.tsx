import { type PointerEvent, useId, useState } from "react";
import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { fileAddress } from "../kit/file-address.ts";
import { setPoint } from "./changes.ts";
import type { Picture } from "./pictures.ts";
import { middle, type Point } from "./point.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

type FocalPointProps = EditorProps<Image> & { picture: Picture };

/** Where a picture stays in sight when it is cut: pointed at on the picture by mouse or finger, or moved by keys. */
export function FocalPoint({ draft, id, page, picture }: FocalPointProps) {
  const say = useSay();
  const headId = useId();
  const point = picture.point ?? middle;
  function put(to: Point) {
    page.endStep();
    page.change(() => setPoint({ draft, id }, picture.id, to));
    page.endStep();
  }
  return (
    <div className="ui-field" role="group" aria-labelledby={headId}>
      <span className="ui-field-label" id={headId}>
        {say(imageWords.point)}
      </span>
      {/* A picture has the same left in all languages. */}
      <div className="image-point" dir="ltr">
        <Area source={`${fileAddress(picture.file)}?w=640`} {...{ point, put }} />
        <Share label={say(imageWords.pointAcross)} value={point.x} onChange={(x) => put({ ...point, x })} />
        <Share label={say(imageWords.pointDown)} value={point.y} onChange={(y) => put({ ...point, y })} />
      </div>
    </div>
  );
}

type AreaProps = { source: string; point: Point; put: (to: Point) => void };

/** The whole picture with its mark, which follows the pointer and stays where it lets go. */
function Area({ source, point, put }: AreaProps) {
  const [dragged, setDragged] = useState<Point | null>(null);
  const { x, y } = dragged ?? point;
  return (
    <span
      className="image-point-area"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(pointAt(event));
      }}
      onPointerMove={(event) => dragged && setDragged(pointAt(event))}
      onPointerUp={() => {
        if (dragged) put(dragged);
        setDragged(null);
      }}
      onPointerCancel={() => setDragged(null)}
    >
      <img src={source} alt="" draggable={false} />
      <span className="image-point-mark" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
    </span>
  );
}

type ShareProps = { label: string; value: number; onChange: (value: number) => void };

function Share({ label, value, onChange }: ShareProps) {
  return (
    <label className="image-point-share">
      <span dir="auto">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

/** The place under a pointer, in percent of the picture. */
function pointAt({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  const share = (part: number, whole: number) =>
    Math.round(Math.min(100, Math.max(0, whole === 0 ? 50 : (100 * part) / whole)));
  return { x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) };
}
