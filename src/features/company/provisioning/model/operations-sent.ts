import { Refusal } from "#kernel/refusal.ts";
import { type Path, readPath } from "./path.ts";
import { isSaid, saidOf } from "./values.ts";

/** One thing that a directory wants said, said otherwise or unsaid. `path` is null where a value names no attribute. */
export type Change = {
  readonly op: "add" | "replace" | "remove";
  readonly path: Path;
  readonly value: unknown;
  /** It stands in a body that says the whole of something, where what cannot be changed is no mistake (RFC 7644 3.5.1). */
  readonly isWhole: boolean;
};

/** Okta sends one for each member of a group. */
export const changesMost = 2000;

/** A body of POST or PUT. What is no path is an attribute that is not kept. */
export function changesInBody(body: unknown): Change[] {
  if (!isSaid(body)) throw new Refusal("scim-body");
  return Object.entries(body).flatMap(([key, value]): Change[] => {
    const path = readPath(key);
    return path ? [{ op: "replace", path, value, isWhole: true }] : [];
  });
}

/** A body of PATCH, as Entra ID and Okta write it: `op` in any case, and values without a path that name attributes or paths. */
export function changesInPatch(body: unknown): Change[] {
  const operations = isSaid(body) ? saidOf(body, "Operations") : null;
  if (!Array.isArray(operations) || operations.length === 0) throw new Refusal("scim-body");
  if (operations.length > changesMost) throw new Refusal("scim-many", { most: changesMost });
  return operations.flatMap(changesIn);
}

const ops = ["add", "replace", "remove"] as const;

function changesIn(operation: unknown): Change[] {
  if (!isSaid(operation)) throw new Refusal("scim-body");
  const written = saidOf(operation, "op");
  const op = ops.find((each) => typeof written === "string" && written.toLowerCase() === each);
  if (!op) throw new Refusal("scim-body");
  const path = saidOf(operation, "path");
  const value = saidOf(operation, "value");
  if (typeof path === "string" && path !== "") return [changeAt(op, path, value)];
  if (path !== undefined && path !== null && path !== "") throw new Refusal("scim-path");
  if (op === "remove") throw new Refusal("scim-no-target");
  if (!isSaid(value)) throw new Refusal("scim-body");
  return Object.entries(value).map(([key, each]) => changeAt(op, key, each));
}

function changeAt(op: Change["op"], written: string, value: unknown): Change {
  const path = readPath(written);
  if (!path) throw new Refusal("scim-path");
  if (op !== "remove" && value === undefined) throw new Refusal("scim-body");
  return { op, path, value, isWhole: false };
}
