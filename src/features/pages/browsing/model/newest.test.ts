import { expect, it } from "vitest";
import { newest } from "./newest.ts";

it("the newest number is the one given last, also where counting began anew in between", () => {
  expect(newest([])).toBe("0");
  expect(newest(["700", "9000", "800"])).toBe("9000");
  expect(newest(["4294967290", "5", "4294967295"])).toBe("5");
});
