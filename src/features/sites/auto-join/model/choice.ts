import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { getAutoJoinSubsites, setAutoJoinSubsites } from "../contract.ts";

/** A subsite that new people may join by themselves. The name is plain text. */
export type Choosable = { readonly id: number; readonly safeName: string; readonly isChosen: boolean };

export function choosable({ subsites }: OutputOf<typeof getAutoJoinSubsites>): Choosable[] {
  return subsites.map(({ id, name_s: safeName, is_preselected: isChosen }) => ({ id, safeName, isChosen }));
}

export function choosing(ids: readonly number[]): SentOf<typeof setAutoJoinSubsites> {
  return { subsites: JSON.stringify(ids) };
}
