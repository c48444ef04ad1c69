import { livingKinds, widgetKinds } from "#widgets/widget.ts";

/**
 * The kinds of the bench beside the Checklist: they read what living kinds read, and no product knows them. They join the lists of the
 * product before anything else has looked at those, in the bundles of the bench (built.ts) and in the bench itself.
 */
export const benchKinds = ["BenchPoll", "BenchComments", "BenchPages", "BenchPeople"] as const;
export type BenchKind = (typeof benchKinds)[number];

for (const list of [widgetKinds, livingKinds] as unknown as string[][]) list.push(...benchKinds);
