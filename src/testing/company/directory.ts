import { disconnectDirectory, makeDirectoryToken } from "#features/company/directory/contract.ts";
import { as } from "../as.ts";
import type { TestWeb } from "../server.ts";
import type { World, WorldPerson } from "../world.ts";

export type ScimAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Null where there is none. */
  readonly body: ScimBody | null;
};

/** What of answers tests look at; any of it may be absent. */
export type ScimBody = {
  readonly id: string;
  readonly userName: string;
  readonly displayName: string;
  readonly active: boolean;
  readonly title: string;
  readonly externalId: string;
  readonly name: Readonly<Record<string, string>>;
  readonly emails: readonly { readonly value: string }[];
  readonly members: readonly { readonly value: string; readonly display: string }[];
  readonly meta: { readonly location: string };
  readonly schemas: readonly string[];
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly ScimBody[];
  readonly status: string;
  readonly scimType: string;
  readonly detail: string;
};

type Sent = {
  readonly type?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
};

/** What a directory of a company does to a site: requests as RFC 7644 says them, under a token and no cookie. */
export function directoryClient({ server }: Pick<TestWeb, "server">, token: string | null, given: Sent = {}) {
  return async (method: string, path: string, body?: unknown, sent: Sent = {}): Promise<ScimAnswer> => {
    const {
      type = "application/scim+json",
      host = "noordervaart.example",
      headers = {},
      from,
    } = {
      ...given,
      ...sent,
    };
    const answer = await server.inject({
      method: method as "GET",
      url: `/scim/v2${path}`,
      remoteAddress: from ?? "192.0.2.50",
      headers: {
        host,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": type }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === "" ? null : answer.json<ScimBody>(),
    };
  };
}

export type DirectoryClient = ReturnType<typeof directoryClient>;

/** A token that an owner of this world makes. */
export async function directoryToken(world: World, who: WorldPerson = world.olga): Promise<string> {
  const made = await as(world, who).call(makeDirectoryToken, {});
  if (!made.success) throw new Error(`no token: ${made.code}`);
  return made.token;
}

export async function endDirectory(world: World): Promise<void> {
  await as(world, world.olga).call(disconnectDirectory, {});
}

export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
export const groupSchema = "urn:ietf:params:scim:schemas:core:2.0:Group";
const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

export const patchOf = (...operations: readonly object[]) => ({
  schemas: [patchSchema],
  Operations: operations,
});

/** Somebody as Entra ID tells of them. */
export function entraUser(email: string, name: string, more: object = {}) {
  const [givenName = "", ...family] = name.split(" ");
  return {
    schemas: [userSchema, "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
    externalId: `entra-${email}`,
    userName: email,
    active: true,
    displayName: name,
    emails: [{ primary: true, type: "work", value: email }],
    meta: { resourceType: "User" },
    name: { formatted: name, familyName: family.join(" "), givenName },
    roles: [],
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "Sales" },
    ...more,
  };
}

/** Somebody as Okta tells of them. */
export function oktaUser(email: string, givenName: string, familyName: string, more: object = {}) {
  return {
    schemas: [userSchema],
    userName: email,
    name: { givenName, familyName },
    emails: [{ primary: true, value: email, type: "work" }],
    displayName: `${givenName} ${familyName}`,
    locale: "en-US",
    externalId: "00ujl29u0le5T6Aj10h7",
    groups: [],
    password: "1mz050nq",
    active: true,
    ...more,
  };
}
