import type { Hit } from "./results.ts";

/** The hits below the top one by group; each keeps its place in the whole list. */
export function hitGroups(all: readonly Hit[]): {
  readonly group: Hit["group"];
  readonly hits: readonly { hit: Hit; place: number }[];
}[] {
  const rest = all.slice(1).map((hit, at) => ({ hit, place: at + 1 }));
  const groups = [...new Set(rest.map(({ hit }) => hit.group))];
  return groups.map((group) => ({ group, hits: rest.filter(({ hit }) => hit.group === group) }));
}
