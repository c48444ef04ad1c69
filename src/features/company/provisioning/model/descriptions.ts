import { mostAtOnce } from "./paging.ts";
import { schemaIds } from "./resources.ts";
import type { Said } from "./values.ts";

const serverSchemas = "urn:ietf:params:scim:schemas:core:2.0:";

/** What this server can do (RFC 7643 5). */
export function serviceConfig(base: string): Said {
  return {
    schemas: [`${serverSchemas}ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostAtOnce },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Bearer token",
        description: "A token that a site owner makes in the settings of company sign-in.",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
  };
}

const kinds = [
  { name: "User", endpoint: "/Users", schema: schemaIds.user, description: "A person of the site" },
  { name: "Group", endpoint: "/Groups", schema: schemaIds.group, description: "A group of people" },
] as const;

export function resourceTypes(base: string): Said[] {
  return kinds.map(({ name, ...kind }) => ({
    schemas: [`${serverSchemas}ResourceType`],
    id: name,
    name,
    ...kind,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${name}` },
  }));
}

type Traits = {
  readonly type?: string;
  readonly required?: boolean;
  readonly caseExact?: boolean;
  readonly mutability?: string;
  readonly uniqueness?: string;
  readonly multiValued?: boolean;
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Said[];
};

function attribute(name: string, description: string, traits: Traits = {}): Said {
  return {
    name,
    type: "string",
    multiValued: false,
    description,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    ...traits,
  };
}

const complex = (subAttributes: readonly Said[]): Traits => ({ type: "complex", subAttributes });

const userAttributes = [
  attribute("userName", "How the directory calls them; the email address where no other is sent.", {
    required: true,
    uniqueness: "server",
  }),
  attribute(
    "name",
    "Their name. The formatted one is the display name.",
    complex([
      attribute("formatted", "The display name"),
      attribute("givenName", "Given name"),
      attribute("familyName", "Family name"),
    ]),
  ),
  attribute("displayName", "How they are called on the site, at most 120 characters."),
  attribute("title", "Their position, at most 120 characters."),
  attribute("active", "Whether they are people of the site.", { type: "boolean" }),
  attribute("emails", "One address is kept: the primary one, else the one at work.", {
    ...complex([
      attribute("value", "The address", { uniqueness: "server" }),
      attribute("type", "Always work", { mutability: "readOnly" }),
      attribute("primary", "Always true", { type: "boolean", mutability: "readOnly" }),
    ]),
    multiValued: true,
  }),
];

const groupAttributes = [
  attribute("displayName", "The name of the group, at most 60 characters.", {
    required: true,
    uniqueness: "server",
  }),
  attribute("members", "Its people", {
    ...complex([
      attribute("value", "The id of a user", { caseExact: true, mutability: "immutable" }),
      attribute("display", "The display name of the user", { mutability: "readOnly" }),
      attribute("type", "Always User", { mutability: "immutable" }),
      attribute("$ref", "The address of the user", {
        type: "reference",
        referenceTypes: ["User"],
        mutability: "immutable",
      }),
    ]),
    multiValued: true,
  }),
];

/** Which attributes are kept, exactly: whatever else is sent is left out. */
export function schemas(base: string): Said[] {
  const attributesOf = { User: userAttributes, Group: groupAttributes };
  return kinds.map(({ name, schema, description }) => ({
    schemas: [`${serverSchemas}Schema`],
    id: schema,
    name,
    description,
    attributes: attributesOf[name],
    meta: { resourceType: "Schema", location: `${base}/Schemas/${schema}` },
  }));
}
