import type { Tx } from "#database/transaction.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import { answerGroup, answerGroups, changeGroup, createGroup, forgetGroup } from "./group-operations.ts";
import { type Answer, answered } from "./model/answer.ts";
import { resourceTypes, schemas, serviceConfig } from "./model/descriptions.ts";
import { listAnswer } from "./model/paging.ts";
import type { Said } from "./model/values.ts";
import type { Provisioning } from "./person-operations.ts";
import { answerUser, answerUsers, changeUser, createUser, forgetUser } from "./user-operations.ts";

export type DirectoryRequest = {
  readonly method: string;
  /** What stands behind the base address, in its parts. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  /** Null where there is none. */
  readonly body: unknown;
};

/** Answers a directory (RFC 7644). Whose rights it has was looked at before, in the same transaction. */
export async function answerDirectory(
  request: DirectoryRequest,
  context: Provisioning,
  tx: Tx,
): Promise<Answer> {
  const [kind = "", id, ...more] = request.path;
  if (more.length > 0) throw new Refusal("scim-not-found");
  // An order that is not kept would look as if it were.
  if (request.query["sortBy"] !== undefined || id === ".search") throw new Refusal("scim-unsupported");
  switch (kind) {
    case "Users":
      return answerOf(request, id, users(request, context, tx));
    case "Groups":
      return answerOf(request, id, groups(request, context, tx));
    case "ServiceProviderConfig":
    case "ResourceTypes":
    case "Schemas":
      return described(request, context.base);
    case "Bulk":
    case "Me":
      throw new Refusal("scim-unsupported");
    default:
      throw new Refusal("scim-not-found");
  }
}

type Ways = {
  readonly list: () => Promise<Answer>;
  readonly create: () => Promise<Answer>;
  readonly read: (id: string) => Promise<Answer>;
  readonly change: (id: string, isWhole: boolean) => Promise<Answer>;
  readonly forget: (id: string) => Promise<Answer>;
};

function answerOf({ method }: DirectoryRequest, id: string | undefined, ways: Ways): Promise<Answer> {
  if (id === undefined) {
    if (method === "GET") return ways.list();
    if (method === "POST") return ways.create();
    throw new Refusal("scim-unsupported");
  }
  if (method === "GET") return ways.read(id);
  if (method === "PUT" || method === "PATCH") return ways.change(id, method === "PUT");
  if (method === "DELETE") return ways.forget(id);
  throw new Refusal("scim-unsupported");
}

function users({ query, body }: DirectoryRequest, context: Provisioning, tx: Tx): Ways {
  return {
    list: () => answerUsers(query, context, tx),
    create: () => createUser(body, context, tx),
    read: (id) => answerUser(id, query, context, tx),
    change: (id, isWhole) => changeUser({ id, body, isWhole }, context, tx),
    forget: (id) => forgetUser(id, context, tx),
  };
}

function groups({ query, body }: DirectoryRequest, context: Provisioning, tx: Tx): Ways {
  return {
    list: () => answerGroups(query, context, tx),
    create: () => createGroup(body, context, tx),
    read: (id) => answerGroup(id, query, context, tx),
    change: (id, isWhole) => changeGroup({ id, body, isWhole }, context, tx),
    forget: (id) => forgetGroup(id, context, tx),
  };
}

/** What the server can do, and of which kinds it knows what. */
function described({ method, path: [kind, id], query }: DirectoryRequest, base: string): Answer {
  if (method !== "GET") throw new Refusal("scim-unsupported");
  // A filter here is refused with 403 (RFC 7644 4).
  if (query["filter"] !== undefined) throw new Refusal("scim-filter-here");
  if (kind === "ServiceProviderConfig") {
    if (id !== undefined) throw new Refusal("scim-not-found");
    return answered(200, serviceConfig(base));
  }
  const all: readonly Said[] = kind === "Schemas" ? schemas(base) : resourceTypes(base);
  if (id === undefined) return answered(200, listAnswer(all, all.length, 1));
  return answered(
    200,
    found(
      all.find((each) => each["id"] === id),
      "scim-not-found",
    ),
  );
}
