import type { PictureStage } from "./picture-stage.ts";

type Going = {
  /** So many pictures to the right. */
  readonly go: (by: number) => void;
  readonly goTo: (place: number) => void;
  readonly last: number;
};

const step = 80;

/** Arrows go on, or move a picture that was made larger; `+` and `-` make it larger and smaller; Home and End lead to the first and the last. */
export function arrowKeys(stage: PictureStage, going: Going): (press: KeyboardEvent) => void {
  const sideways = (by: number) => (stage.isZoomed() ? stage.pan({ x: -by * step, y: 0 }) : going.go(by));
  const upright = (by: number) => stage.isZoomed() && stage.pan({ x: 0, y: -by * step });
  const acts: Readonly<Record<string, () => unknown>> = {
    ArrowRight: () => sideways(1),
    ArrowLeft: () => sideways(-1),
    ArrowDown: () => upright(1),
    ArrowUp: () => upright(-1),
    Home: () => going.goTo(0),
    End: () => going.goTo(going.last),
    "+": () => stage.zoom(1.5),
    "=": () => stage.zoom(1.5),
    "-": () => stage.zoom(1 / 1.5),
    "0": () => stage.zoom(0),
  };
  return (press) => {
    const act = acts[press.key];
    if (!act || press.ctrlKey || press.metaKey || press.altKey) return;
    press.preventDefault();
    act();
  };
}
