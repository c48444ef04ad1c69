import type { Hit } from "./results.ts";

/** The hits from a place on by group; each keeps its place in the whole list. */
export function hitGroups(
  all: readonly Hit[],
  from: number,
): {
  readonly group: Hit["group"];
  readonly hits: readonly { hit: Hit; place: number }[];
}[] {
  const rest = all.slice(from).map((hit, at) => ({ hit, place: at + from }));
  const groups = [...new Set(rest.map(({ hit }) => hit.group))];
  return groups.map((group) => ({ group, hits: rest.filter(({ hit }) => hit.group === group) }));
}
