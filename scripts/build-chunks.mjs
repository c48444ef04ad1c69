import { join } from "node:path";

/** Roots of what a page with living widgets loads for visitors, beside the framework. */
const ofVisitors = ["src/app/living-visitor.tsx", "src/widgets/holes.ts"];

/** What most people open first. */
const pageScreen = "src/features/reading/screens/page-screen.tsx";

/**
 * For Rolldown: what so many of a member's screens share comes in one file. Dozens of small ones cost half a kilobyte each in headers and
 * in what packing cannot see. What visitors load too stays apart, so that they load no more than that.
 */
export function gatherShared(root) {
  let apart;
  const name = (id, graph) => {
    apart ??= reachedFrom(
      ofVisitors.map((path) => join(root, path)),
      (each) => graph.getModuleInfo(each),
    );
    return apart.has(id) ? null : "shared";
  };
  return { name, minShareCount: 30, debugName: "shared by screens" };
}

/**
 * For Rolldown: of what a page loads for members, what some other screens share too goes into the same file, for the same reason: most people
 * come to read a page first.
 */
export function gatherOfPages(root) {
  let apart;
  let ofPages;
  const name = (id, graph) => {
    const infoOf = (each) => graph.getModuleInfo(each);
    apart ??= reachedFrom(
      ofVisitors.map((path) => join(root, path)),
      infoOf,
    );
    ofPages ??= reachedFrom([join(root, pageScreen)], infoOf, { now: true });
    return ofPages.has(id) && !apart.has(id) ? "shared" : null;
  };
  return { name, minShareCount: 3, debugName: "shared with pages" };
}

/** For Rolldown: an icon is a line or two; those of several screens come in one file, too. */
export const gatherIcons = {
  name: "icons",
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 5,
  debugName: "icons",
};

/** These modules and all that they import, now or, unless it is left out, later. Exported for its test. */
export function reachedFrom(roots, infoOf, { now = false } = {}) {
  const reached = new Set(roots);
  for (const id of reached) {
    const info = infoOf(id);
    for (const next of [...(info?.importedIds ?? []), ...((now ? null : info?.dynamicallyImportedIds) ?? [])])
      reached.add(next);
  }
  return reached;
}
