import type * as Y from "yjs";
import { type Place, addWidget, removeWidget, replaceWidget } from "#documents/draft/arranging.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import type { PageTools } from "#widgets/kit/editor.ts";
import type { Flow } from "#widgets/kit/flow.ts";
import { flowKinds } from "./flow-kinds.ts";
import type { StoredWidget, WidgetKind } from "#widgets/widget.ts";

/** What a page offers to the editor of a widget, without a page: it changes the draft as a canvas does. */
export function pageOfWriter(
  draft: Y.Doc,
  id: string,
  { own, makeId, endStep = () => {} }: { own: object; makeId: () => string; endStep?: () => void },
): PageTools {
  const change = (work: () => void) => draft.transact(work, own);

  function insert(widgets: readonly StoredWidget[], where: "before" | "after"): string[] {
    const made: string[] = [];
    change(() => {
      for (const widget of widgets) {
        const before = made.at(-1);
        const place: Place = before ? { where: "after", widget: before } : { where, widget: id };
        const fresh = makeId();
        addWidget(draft, { id: fresh, widget, place }, makeId);
        made.push(fresh);
      }
    });
    return made;
  }

  const neighbour = (to: "before" | "after") => neighbourOf(draft, id, to === "before" ? -1 : 1);

  return {
    change,
    endStep,
    insertAfter: (widgets: readonly StoredWidget[]) => insert(widgets, "after"),
    insertBefore: (widgets: readonly StoredWidget[]) => insert(widgets, "before"),
    replace: (widget: StoredWidget, move?: (made: string) => void) =>
      change(() => replaceWidget(draft, id, { id: makeId(), widget, move })),
    remove: () => change(() => removeWidget(draft, id)),
    removeOther: (other: string) => change(() => removeWidget(draft, other)),
    selectOther: () => {},
    enter: () => {},
    neighbour,
    leave: () => {},
  } as unknown as PageTools;
}

function neighbourOf(draft: Y.Doc, id: string, step: 1 | -1) {
  const ids = layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  const next = ids[ids.indexOf(id) + step];
  const kind = next && kindOf(draft, next)?.kind;
  return next && kind ? { id: next, kind, flow: flows[kind] ?? null } : null;
}

const flows: Readonly<Partial<Record<WidgetKind, Flow>>> = flowKinds;
