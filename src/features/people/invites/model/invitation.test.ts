import { expect, it } from "vitest";
import { invitation, refusedInvitees } from "./invitation.ts";

it("is sent with the role, and with the auto-join subsites where they are ticked [INVT-04] [INVT-05]", () => {
  const addrs = [{ email: "femke@b.nl", name: "Femke" }];
  expect([true, false].map((autoJoin) => invitation(addrs, "editor", autoJoin))).toEqual([
    { data: { addrs, role_id: "editor", auto_join_defaults: true } },
    { data: { addrs, role_id: "editor" } },
  ]);
});

it("those who are refused are told by whatever of them is wrong", () => {
  const [lia, mo, nel] = [{ email: "lia@b.nl" }, { email: "mo" }, { email: "nel@b.nl" }];
  const fields = { "data.addrs.1.email": "Not an address.", "data.addrs.2.name": "Too long." };
  expect(refusedInvitees([lia, mo, nel], fields)).toEqual([mo, nel]);
});
