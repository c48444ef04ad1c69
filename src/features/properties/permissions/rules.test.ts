import { expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer.ts";
import { offersInvites } from "./rules.ts";

const viewerOf = (role: string) => ({ personId: 1, role, withSubsites: false }) as unknown as Viewer;

it("offers to invite people while there are fewer than four, to those who may [PPRM-13] [PPRM-17]", () => {
  const offered = (role: string, people: number) => offersInvites(viewerOf(role), { people });
  expect([offered("owner", 3), offered("owner", 4), offered("admin", 1), offered("editor", 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
