import { type Answered, send } from "#client/call.ts";
import { loadAdminUsers } from "../contract.ts";
import type { Right } from "../wording.ts";

export type Loaded = Answered<typeof loadAdminUsers>;

export function loadCandidates(right: Right, hint: string): Promise<Loaded> {
  return send(loadAdminUsers, { hint, only_site_owners: right === "owner" ? "yes" : "no" });
}
