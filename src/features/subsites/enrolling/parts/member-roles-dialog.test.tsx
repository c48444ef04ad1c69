import { expect, it } from "vitest";
import { drawn } from "#testing/screens/drawn.tsx";
import { MemberRolesDialog } from "./member-roles-dialog.tsx";

it("the role of several people is one of three, a viewer's at first, or their removal [MEMB-13] [SUBS-07] [SUBS-11]", () => {
  const subsite = { id: 7, name: "Crew", role: "admin" } as const;
  const html = drawn(
    <MemberRolesDialog ids={[3, 4]} may={{ allowed: 2, left: [] }} subsite={subsite} onDone={() => {}} />,
  );
  const choices = [...html.matchAll(/<input[^>]*type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value);
  expect(choices).toEqual(["viewer", "editor", "admin", "delete"]);
  expect(html).toContain("Remove from subsite");
  const checked = (html.match(/<input[^>]*>/g) ?? []).filter((input) => input.includes("checked"));
  expect(checked).toEqual([expect.stringContaining('value="viewer"')]);
});
