import { chmodSync, mkdtempSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { chooseSocketFolder, prepareSocketFolder } from "./socket-folder.ts";

const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const long = `/srv/${"a".repeat(150)}/data/postgres`;

it("keeps the socket with the data while its path fits the kernel's 107 bytes", () => {
  const longest = `/${"a".repeat(106 - "/.s.PGSQL.5432".length)}`;
  expect(chooseSocketFolder(longest)).toBe(longest);
  expect(chooseSocketFolder(`${longest}b`)).not.toBe(`${longest}b`);
});

it("counts bytes, not letters", () => {
  const folder = `/${"ä".repeat(60)}`;
  expect(chooseSocketFolder(folder)).not.toBe(folder);
});

it("moves to a short folder of the same name each time, another one for each data folder", () => {
  const chosen = chooseSocketFolder(long, "/var/tmp");
  expect(chosen).toMatch(/^\/var\/tmp\/atrium-[0-9a-f]{16}$/);
  expect(chooseSocketFolder(long, "/var/tmp")).toBe(chosen);
  expect(chooseSocketFolder(`${long}2`, "/var/tmp")).not.toBe(chosen);
});

it("does without the temporary folder when that is too long itself", () => {
  expect(chooseSocketFolder(long, `/${"t".repeat(120)}`)).toMatch(/^\/tmp\/atrium-/);
});

it("lets nobody else into the short folder, even when it was open before", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-test-"));
  chmodSync(folder, 0o777);
  prepareSocketFolder(folder, own);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it("refuses a link that stands in the place of the short folder", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-test-"));
  const link = path.join(folder, "link");
  symlinkSync(folder, link);
  expect(() => prepareSocketFolder(link, own)).toThrow(/belongs to another user/);
});
