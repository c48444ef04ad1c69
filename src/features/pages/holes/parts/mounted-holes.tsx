import { flushSync } from "react-dom";
import { type Root, createRoot, hydrateRoot } from "react-dom/client";
import type { FilledHole } from "#kernel/page-body.ts";
import type { Act } from "#widgets/living.ts";
import { brokenMark, holeMark } from "../model/hole-marks.ts";
import { actOn } from "./act-on.ts";
import { type HoleGround, HoleView, prefixOf } from "./hole-view.tsx";
import { viewOf } from "./loaded-views.ts";

/** The living widgets of one body in the document. */
export type MountedHoles = {
  /** Mounts what is new, gives new data to what stands, and lets go of what has left the document. */
  show(holes: readonly FilledHole[], ground: HoleGround): void;
  /** Some widgets read something else now. */
  refresh(fresh: readonly { readonly id: string; readonly data: unknown }[]): void;
  end(): void;
};

type Mounted = { readonly element: Element; readonly root: Root; readonly act: Act | null; hole: FilledHole };

/** `pageId` null: the widgets are looked at, and nobody acts. The views have been loaded (loaded-views.ts). */
export function mountHoles(body: Element, pageId: number | null): MountedHoles {
  const mounted = new Map<string, Mounted>();
  let ground: HoleGround | null = null;

  function show(holes: readonly FilledHole[], shown: HoleGround): void {
    ground = shown;
    const fresh = new Map(holes.map((hole) => [hole.id, hole]));
    for (const [id, { element, hole }] of mounted) {
      const next = fresh.get(id);
      if (next?.kind !== hole.kind || !body.contains(element)) letGo(id);
    }
    for (const element of body.querySelectorAll(`[${holeMark}]`)) {
      const hole = fresh.get(element.getAttribute("data-widget") ?? "");
      if (hole) draw(element, hole);
    }
  }

  function draw(element: Element, hole: FilledHole): void {
    const there = mounted.get(hole.id);
    if (there?.element !== element) return mount(element, hole);
    there.hole = hole;
    render(there);
  }

  function mount(element: Element, hole: FilledHole): void {
    letGo(hole.id);
    if (!viewOf(hole.kind)) return;
    const options = { identifierPrefix: prefixOf(hole.id) };
    const act =
      pageId === null ? null : actOn(placeOf(pageId, hole), (data) => refresh([{ id: hole.id, data }]));
    // What could not be drawn on the server may be drawn here; there is nothing to take over.
    const isFinished = element.firstChild !== null && !element.querySelector(`[${brokenMark}]`);
    if (isFinished) {
      const root = hydrateRoot(element, treeOf(hole, act), options);
      mounted.set(hole.id, { element, root, act, hole });
    } else {
      element.replaceChildren();
      const made = { element, root: createRoot(element, options), act, hole };
      mounted.set(hole.id, made);
      render(made);
    }
  }

  function treeOf(hole: FilledHole, act: Act | null) {
    const view = viewOf(hole.kind);
    return view && ground && <HoleView {...{ hole, view, ground, act }} />;
  }

  function render({ root, hole, act }: Mounted): void {
    flushSync(() => root.render(treeOf(hole, act)));
  }

  function letGo(id: string): void {
    const there = mounted.get(id);
    mounted.delete(id);
    there?.root.unmount();
  }

  function refresh(fresh: readonly { readonly id: string; readonly data: unknown }[]): void {
    for (const { id, data } of fresh) {
      const there = mounted.get(id);
      if (!there) continue;
      there.hole = { ...there.hole, data };
      render(there);
    }
  }

  return {
    show,
    refresh,
    end: () => {
      for (const id of mounted.keys()) letGo(id);
    },
  };
}

function placeOf(pageId: number, { id, kind }: FilledHole) {
  return { pageId, widgetId: id, kind };
}
