import { expect, it } from "vitest";
import { addressOfStart } from "./rules.ts";

it.each([
  ["the blank page is created [TMPL-06]", 0, false, "/new/?from_page_id=0"],
  ["the blank page is created, with subsites too [TMPL-06]", 0, true, "/new/?from_page_id=0"],
  ["a template is cloned [TMPL-07]", 7, false, "/page/copy/7/0/"],
  ["a template is cloned, with subsites too [TMPL-07]", 7, true, "/page/copy/7/0/"],
  ["an example is created with subsites [TMPL-08]", -3, true, "/new/?from_page_id=-3"],
  ["an example is cloned without them [TMPL-13]", -3, false, "/page/copy/-3/0/"],
])("%s", (_, id, withSubsites, address) => {
  expect(addressOfStart(id, { withSubsites })).toBe(address);
});
