import type { Said } from "./values.ts";
import type { UserFacts } from "./user.ts";

export const schemaIds = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
} as const;

/** When something was made and changed, and the number by which the directory knows it. */
export type Known = { readonly id: string; readonly made: Date; readonly changed: Date };

export type UserShown = Known & UserFacts;
export type GroupShown = Known & {
  readonly name: string;
  readonly externalId: string | null;
  /** Null where they were not asked for. */
  readonly members: readonly { readonly id: string; readonly name: string }[] | null;
};

export function userResource(user: UserShown, base: string): Said {
  const { id, userName, externalId, name, givenName, familyName, title, email, isActive } = user;
  return {
    schemas: [schemaIds.user],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    name: { formatted: name, givenName, familyName },
    displayName: name,
    ...(title !== "" && { title }),
    emails: [{ value: email, type: "work", primary: true }],
    active: isActive,
    meta: metaOf("User", user, `${base}/Users/${id}`),
  };
}

export function groupResource(group: GroupShown, base: string): Said {
  const { id, externalId, name, members } = group;
  return {
    schemas: [schemaIds.group],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(members && {
      members: members.map((each) => ({
        value: each.id,
        display: each.name,
        type: "User",
        $ref: `${base}/Users/${each.id}`,
      })),
    }),
    meta: metaOf("Group", group, `${base}/Groups/${id}`),
  };
}

function metaOf(resourceType: string, { made, changed }: Known, location: string): Said {
  return { resourceType, created: made.toISOString(), lastModified: changed.toISOString(), location };
}

/** Which attributes an answer has (RFC 7644 3.9): those that were asked for, or all but some; numbers and schemas always. */
export type Shaping = { readonly only: ReadonlySet<string> | null; readonly without: ReadonlySet<string> };

const always = new Set(["schemas", "id"]);

export function shapingOf(query: Readonly<Record<string, unknown>>): Shaping {
  const named = (name: string): Set<string> | null => {
    const text = query[name];
    if (typeof text !== "string" || text.trim() === "") return null;
    const attributes = text.split(",").map((each) => each.trim().toLowerCase());
    return new Set(
      attributes.map((each) => each.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, "")),
    );
  };
  return { only: named("attributes"), without: named("excludedAttributes") ?? new Set() };
}

export function isShown(attribute: string, { only, without }: Shaping): boolean {
  const name = attribute.toLowerCase();
  if (always.has(name)) return true;
  if (only) return [...only].some((each) => each === name || each.startsWith(`${name}.`));
  return !without.has(name);
}

export function shaped(resource: Said, shaping: Shaping): Said {
  return Object.fromEntries(Object.entries(resource).filter(([attribute]) => isShown(attribute, shaping)));
}
