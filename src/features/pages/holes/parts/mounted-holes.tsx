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
  return new BodyHoles(body, pageId);
}

class BodyHoles implements MountedHoles {
  readonly #body: Element;
  readonly #pageId: number | null;
  readonly #mounted = new Map<string, Mounted>();
  #ground: HoleGround | null = null;

  constructor(body: Element, pageId: number | null) {
    this.#body = body;
    this.#pageId = pageId;
  }

  show(holes: readonly FilledHole[], ground: HoleGround): void {
    this.#ground = ground;
    const fresh = new Map(holes.map((hole) => [hole.id, hole]));
    for (const [id, { element, hole }] of this.#mounted) {
      const next = fresh.get(id);
      if (next?.kind !== hole.kind || !this.#body.contains(element)) this.#letGo(id);
    }
    for (const element of this.#body.querySelectorAll(`[${holeMark}]`)) {
      const hole = fresh.get(element.getAttribute("data-widget") ?? "");
      if (hole) this.#draw(element, hole);
    }
  }

  refresh(fresh: readonly { readonly id: string; readonly data: unknown }[]): void {
    for (const { id, data } of fresh) {
      const there = this.#mounted.get(id);
      if (!there) continue;
      there.hole = { ...there.hole, data, isBroken: false };
      this.#render(there);
    }
  }

  end(): void {
    for (const id of this.#mounted.keys()) this.#letGo(id);
  }

  #draw(element: Element, hole: FilledHole): void {
    const there = this.#mounted.get(hole.id);
    if (there?.element !== element) return this.#mount(element, hole);
    there.hole = hole;
    this.#render(there);
  }

  #mount(element: Element, hole: FilledHole): void {
    this.#letGo(hole.id);
    if (!viewOf(hole.kind)) return;
    const options = { identifierPrefix: prefixOf(hole.id) };
    const act = this.#actOf(hole);
    // What could not be drawn on the server may be drawn here; there is nothing to take over.
    const isFinished = element.firstChild !== null && !element.querySelector(`[${brokenMark}]`);
    if (isFinished) {
      const root = hydrateRoot(element, this.#treeOf(hole, act), options);
      this.#mounted.set(hole.id, { element, root, act, hole });
    } else {
      element.replaceChildren();
      const made = { element, root: createRoot(element, options), act, hole };
      this.#mounted.set(hole.id, made);
      this.#render(made);
    }
  }

  #actOf(hole: FilledHole): Act | null {
    if (this.#pageId === null) return null;
    return actOn(placeOf(this.#pageId, hole), (data) => this.refresh([{ id: hole.id, data }]));
  }

  #treeOf(hole: FilledHole, act: Act | null) {
    const view = viewOf(hole.kind);
    const ground = this.#ground;
    return view && ground && <HoleView {...{ hole, view, ground, act }} />;
  }

  #render({ root, hole, act }: Mounted): void {
    flushSync(() => root.render(this.#treeOf(hole, act)));
  }

  #letGo(id: string): void {
    const there = this.#mounted.get(id);
    this.#mounted.delete(id);
    there?.root.unmount();
  }
}

function placeOf(pageId: number, { id, kind }: FilledHole) {
  return { pageId, widgetId: id, kind };
}
