import { expect, it } from "vitest";
import { invitation } from "./invitation.ts";

it("is sent with the role, and with the auto-join subsites where they are ticked [INVT-04] [INVT-05]", () => {
  const addrs = [{ email: "femke@b.nl", name: "Femke" }];
  expect([true, false].map((autoJoin) => invitation(addrs, "editor", autoJoin))).toEqual([
    { data: { addrs, role_id: "editor", auto_join_defaults: true } },
    { data: { addrs, role_id: "editor" } },
  ]);
});
