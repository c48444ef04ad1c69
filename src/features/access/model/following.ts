import { principal, principalKind } from "#kernel/actor.ts";

/** Whether somebody, or everybody in a group, follows a page. */
export type Follow = { readonly principalId: number; readonly follows: boolean };

/** The groups of the permission list that can follow a page as a whole. */
export const followingGroups = [principal("everybody"), principal("editors"), principal("admins")] as const;

/** Whether a viewer follows a page: what they chose themself, else what one of their groups does. */
export function isFollowing(follows: readonly Follow[], principals: readonly number[]): boolean {
  const held = follows.filter(({ principalId }) => principals.includes(principalId));
  const own = held.find(({ principalId }) => principalKind(principalId).kind === "person");
  return own ? own.follows : held.some((each) => each.follows);
}
