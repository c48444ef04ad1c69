import { expect, it } from "vitest";
import { argumentsOf } from "../cli.ts";
import { backup, restore } from "./backup.ts";

it("takes a file and its flags", () => {
  const given = argumentsOf(backup, ["site.tar.gz", "--force"]);
  expect(given.positionals).toEqual(["site.tar.gz"]);
  expect([...given.flags]).toEqual(["force"]);
  expect([...argumentsOf(restore, ["site.tar.gz"]).flags]).toEqual([]);
});

it("refuses a flag of another command with its usage", () => {
  expect(() => argumentsOf(restore, ["site.tar.gz", "--force"])).toThrow(
    "Usage: atrium restore <file> [--replace]",
  );
});
