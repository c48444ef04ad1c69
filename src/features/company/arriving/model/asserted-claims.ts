import type { Asserted } from "#saml/asserted.ts";

/** Attributes by the names that Entra, Google, Okta, Keycloak, AD FS and Shibboleth give them; the first that says something counts. */
const names = {
  email: [
    "email",
    "mail",
    "emailaddress",
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
    "urn:oid:0.9.2342.19200300.100.1.3",
    "urn:oid:1.2.840.113549.1.9.1",
  ],
  name: [
    "displayname",
    "http://schemas.microsoft.com/identity/claims/displayname",
    "urn:oid:2.16.840.1.113730.3.1.241",
    "urn:oid:2.5.4.3",
    "cn",
  ],
  given_name: [
    "firstname",
    "givenname",
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname",
    "urn:oid:2.5.4.42",
  ],
  family_name: [
    "lastname",
    "surname",
    "sn",
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname",
    "urn:oid:2.5.4.4",
  ],
} as const;

/** What Entra says in place of the groups of somebody who is in too many. */
const leftOut = "http://schemas.microsoft.com/claims/groups.link";

/**
 * What a provider says by SAML, in the words of OpenID Connect, so that one set of rules asks both. There is no word for a verified address: the provider is the
 * company's own, by a key that an owner has brought, and says addresses of its own domains (decision 0172).
 */
export function claimsOf(
  { subject, isAddress, attributes }: Asserted,
  claim: string,
): Record<string, unknown> {
  const known = new Map([...attributes].map(([name, values]) => [name.toLowerCase(), values] as const));
  const first = (keys: readonly string[]) =>
    keys.map((key) => known.get(key)?.find((value) => value !== "")).find((value) => value !== undefined);
  return {
    [claim]: attributes.get(claim) ?? [],
    sub: subject,
    email: first(names.email) ?? (isAddress ? subject : undefined),
    email_verified: true,
    name: first(names.name),
    given_name: first(names.given_name),
    family_name: first(names.family_name),
    _claim_names: attributes.has(leftOut) ? { [claim]: "" } : undefined,
  };
}
