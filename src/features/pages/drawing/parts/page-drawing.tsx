import type { Picture, Sign } from "../model/picture.ts";
import "./page-drawing.css";

const corners: Readonly<Record<Sign, number>> = {
  title: 2.5,
  line: 1.5,
  note: 3,
  box: 4,
  tick: 2,
  cell: 1,
  head: 1,
  picture: 3,
  code: 3,
  rule: 0,
};

/** A page drawn small, of what it says itself (TMPL-01). Of one without a picture, and of the blank page, a sheet. */
export function PageDrawing({ picture, isBlank = false }: { picture: Picture; isBlank?: boolean }) {
  return (
    <svg className="drawing-sheet" viewBox="0 0 160 132" aria-hidden="true" focusable="false">
      {isBlank && <path className="drawing-plus" d="M80 56v20M70 66h20" />}
      {picture.map(({ sign, ...place }, at) => (
        <rect key={at} className={`drawing-${sign}`} rx={corners[sign]} {...place} />
      ))}
    </svg>
  );
}
