type Invitee = { readonly email: string };

/** Invitees in the order of their list, parted by the role of each: what was chosen for them alone, else that of all (INVT-19). */
export function byRole<One extends Invitee, Role extends string>(
  invitees: readonly One[],
  { all, own }: { readonly all: Role; readonly own: Readonly<Record<string, Role>> },
): { readonly role: Role; readonly invitees: One[] }[] {
  const parts = new Map<Role, One[]>();
  for (const invitee of invitees) {
    const role = own[invitee.email] ?? all;
    parts.set(role, [...(parts.get(role) ?? []), invitee]);
  }
  return [...parts].map(([role, theirs]) => ({ role, invitees: theirs }));
}
