import { isOfDomains } from "#features/sessions/door/rules.ts";
import { keptFor } from "#features/undertakings/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { ScimRefusal } from "./wording.ts";

/** Whom the directory says to be a person of the site. */
export type Bringing = {
  readonly email: string;
  /** Whose address it is here, and whether the directory has them as somebody else. */
  readonly account: { readonly personId: number; readonly isOfDirectory: boolean } | null;
  /** The domains that an owner listed for company sign-in. */
  readonly domains: readonly string[];
  /** The directory took them away before. */
  readonly wasTaken: boolean;
  /** An owner deleted them here, as the directory's user … */
  readonly isClosed: boolean;
  /** … or somebody with this address was deleted. */
  readonly isBarred: boolean;
};

type Brought =
  | { readonly allowed: true; readonly as: "linked"; readonly personId: number }
  | { readonly allowed: true; readonly as: "back" | "new" };

/**
 * How somebody becomes a person of the site by the directory. Who is here already is theirs only by an address of a listed domain, since a directory could
 * say any address. Whoever an owner deleted is brought back by an owner alone.
 */
export function howToBring(
  bringing: Bringing,
): Brought | Exclude<Verdict<ScimRefusal>, { readonly allowed: true }> {
  const { email, account, domains, wasTaken, isClosed, isBarred } = bringing;
  if (account) {
    if (account.isOfDirectory || !isOfDomains(email, domains)) return refuse("scim-taken");
    return { allowed: true, as: "linked", personId: account.personId };
  }
  if (isClosed) return refuse("scim-closed");
  if (wasTaken) return { allowed: true, as: "back" };
  return isBarred ? refuse("scim-closed") : { allowed: true, as: "new" };
}

/**
 * Whoever holds the address of somebody can become them, by a new password. So a directory gives administrators no address but one of a listed domain, by
 * which it could have made them its own.
 */
export function mayGiveAddress(
  { email, role }: { readonly email: string; readonly role: SiteRole | null },
  domains: readonly string[],
): Verdict<ScimRefusal> {
  return role !== "admin" || isOfDomains(email, domains) ? allow : refuse("scim-address");
}

/** Whom a directory no longer tells of can be told of again, and be brought back, for as long as their removal can be undone. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - keptFor);
}
