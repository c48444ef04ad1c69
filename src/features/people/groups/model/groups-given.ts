/** The groups that a person is to be in, as they are sent. */
export function groupsGiven(personId: number, groupIds: readonly number[]) {
  return { user_id: personId, groups: JSON.stringify(groupIds) };
}
