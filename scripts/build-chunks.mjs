import { join } from "node:path";

/** Roots of what a page with living widgets loads for visitors, beside the framework. */
const ofVisitors = ["src/app/living-visitor.tsx", "src/widgets/holes.ts"];

/**
 * For Rolldown: what so many of a member's screens share comes in one file. Three dozen small ones cost half a kilobyte each in headers and
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
  return { name, minShareCount: 18, debugName: "shared by screens" };
}

/** For Rolldown: an icon is a line or two; those of several screens come in one file, too. */
export const gatherIcons = {
  name: "icons",
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 5,
  debugName: "icons",
};

/** These modules and all that they import, now or later. Exported for its test. */
export function reachedFrom(roots, infoOf) {
  const reached = new Set(roots);
  for (const id of reached) {
    const info = infoOf(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      reached.add(next);
  }
  return reached;
}
