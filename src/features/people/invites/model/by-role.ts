type Invitee = { readonly email: string };

type Roles<Role extends string> = {
  readonly all: Role;
  readonly own: Readonly<Record<string, Role>>;
  /** As many go into one part at most. */
  readonly most?: number;
};

/** Invitees in the order of their list, parted by the role of each: what was chosen for them alone, else that of all (INVT-19). */
export function byRole<One extends Invitee, Role extends string>(
  invitees: readonly One[],
  { all, own, most = Number.MAX_SAFE_INTEGER }: Roles<Role>,
): { readonly role: Role; readonly invitees: One[] }[] {
  const parts = new Map<Role, One[][]>();
  // Who stands in the list twice would be invited by one part, and refused with the next.
  const once = new Map(invitees.map((invitee) => [invitee.email, invitee]));
  for (const invitee of once.values()) {
    const role = own[invitee.email] ?? all;
    const theirs = parts.get(role) ?? [];
    const last = theirs.at(-1);
    if (last && last.length < most) last.push(invitee);
    else theirs.push([invitee]);
    parts.set(role, theirs);
  }
  return [...parts].flatMap(([role, theirs]) => theirs.map((part) => ({ role, invitees: part })));
}
