import { expect, it } from "vitest";
import { listFormat } from "./kept-list-formats.ts";

it("one formatter serves all lists of names in a language, and no other language", () => {
  const dutch = listFormat("nl");
  expect(listFormat("nl")).toBe(dutch);
  expect(dutch.format(["Ada", "Ed", "Vera"])).toBe("Ada, Ed en Vera");
  expect(listFormat("en-GB").format(["Ada", "Ed"])).toBe("Ada and Ed");
});
