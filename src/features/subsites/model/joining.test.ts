import { expect, it } from "vitest";
import { joinSpace } from "../contract.ts";
import { joining } from "./joining.ts";

it("what is sent to join a subsite names it, and whoever was picked of its administrators [SLST-04]", () => {
  expect(joinSpace.path).toBe("/ajax/people/action/join_space/");
  expect(joining(7)).toEqual({ group_id: 7 });
  expect(joining(7, 3)).toEqual({ group_id: 7, request_to_id: 3 });
});
