import { expect, it } from "vitest";
import { roleChosen } from "../../membership/model/chosen.ts";
import { bringing, giving, takingOut, telling } from "./places.ts";

it("what is chosen is sent as the documents have it: roles, or levels with their mode [MEMB-03] [MEMB-06] [MEMB-10]", () => {
  const profile_ids = "[5]";
  expect(giving(5, { 7: "editor", 9: "delete" })).toEqual({
    profile_ids,
    permissions: '{"7":"editor","9":"delete"}',
  });
  expect(roleChosen(5, 7, "admin")).toEqual({ profile_ids, permissions: '{"7":"admin"}' });
  expect(telling(5, { 7: "off" })).toEqual({
    profile_ids,
    mode: "notifications",
    notifications: '{"7":"off"}',
  });
  expect(bringing(5, { 8: "viewer" })).toEqual({ profile_ids, permissions: '{"8":"viewer"}' });
  expect(takingOut(5, 7)).toEqual({ profile_ids, from_group_id: 7 });
});
