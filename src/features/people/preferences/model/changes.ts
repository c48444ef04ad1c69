import type { SiteRole } from "#kernel/viewer.ts";

/** What of somebody's settings may be sent; what is left out stays. */
export type AskedPreferences = {
  readonly display_name?: string | undefined;
  readonly email?: string | undefined;
  readonly role_id?: SiteRole | undefined;
  readonly new_password1?: string | undefined;
  readonly new_password2?: string | undefined;
  readonly current_password?: string | undefined;
  readonly position?: string | undefined;
  readonly bio?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
};

type Now = { readonly name: string; readonly email: string; readonly role: SiteRole };

/** What is asked and is otherwise now: a form sends all its fields, and those that are as they were change nothing. */
export function changesOf(asked: AskedPreferences, now: Now) {
  return {
    name: otherThan(now.name, asked.display_name),
    email: otherThan(now.email, asked.email),
    role: otherThan(now.role, asked.role_id),
  };
}
export type Changes = ReturnType<typeof changesOf>;

const otherThan = <Value>(now: Value, asked: Value | undefined) => (asked === now ? undefined : asked);

/** Empty fields of passwords mean that it stays as it is. */
export function asksForPassword({ new_password1: first, new_password2: second }: AskedPreferences): boolean {
  return (first ?? "") !== "" || (second ?? "") !== "";
}
