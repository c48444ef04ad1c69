/** Somebody as the provider of their company knows them. */
export type Confirmed = {
  readonly issuer: string;
  readonly subject: string;
  /** In small letters; empty where the provider sends none. */
  readonly email: string;
  readonly isVerified: boolean;
  readonly name: string;
  /** Null where the provider left them out because there are too many. */
  readonly groups: readonly string[] | null;
};

type Claims = Readonly<Record<string, unknown>>;

const emailMost = 254;
const nameMost = 80;

/** What of a provider's claims counts here. Nothing of them is to be believed but what was signed. */
export function confirmedIn(claims: Claims, { issuer, claim }: { issuer: string; claim: string }): Confirmed {
  const email = textIn(claims["email"]).toLowerCase();
  const isAddress = /^[^\s\p{Cc}@<>,;:"()]+@[^\s\p{Cc}@<>,;:"()]+$/u.test(email) && email.length <= emailMost;
  return {
    issuer,
    // Letter by letter: another blank is another person.
    subject: typeof claims["sub"] === "string" ? claims["sub"] : "",
    email: isAddress ? email : "",
    isVerified: isAddress && claims["email_verified"] === true,
    name: nameIn(claims),
    groups: groupsIn(claims, claim),
  };
}

function nameIn(claims: Claims): string {
  const parts = `${textIn(claims["given_name"])} ${textIn(claims["family_name"])}`.trim();
  const name = textIn(claims["name"]) || parts;
  return name
    .replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, " ")
    .slice(0, nameMost)
    .trim();
}

/** Microsoft sends the names of claims instead of them where somebody is in more than two hundred groups. */
function groupsIn(claims: Claims, claim: string): string[] | null {
  const left = claims["_claim_names"];
  if (typeof left === "object" && left !== null && claim in left) return null;
  const given = claims[claim];
  const list: unknown[] = Array.isArray(given) ? given : [given];
  return list.filter((each): each is string => typeof each === "string" && each !== "");
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
