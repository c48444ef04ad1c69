import { expect, it } from "vitest";
import { matchingCommands } from "./matching-commands.ts";

const newPage = { label: "New page", keywords: "create, add" };
const versions = { label: "Versions", keywords: "history, earlier" };
const home = { label: "Café at home", keywords: "" };

it.each([
  ["", [newPage, versions, home]],
  ["pa", [newPage]],
  ["new pa", [newPage]],
  ["page NEW", [newPage]],
  ["cre", [newPage]],
  ["hist", [versions]],
  ["cafe", [home]],
  ["age", []],
  ["new versions", []],
])("%j finds the commands whose label or keywords have words that begin so", (typed, found) => {
  expect(matchingCommands(typed, [newPage, versions, home])).toEqual(found);
});

it.each([
  ["share", ["Share", "Share with guests", "Page to share", "Permissions"]],
  ["sha", ["Share with guests", "Share", "Page to share", "Permissions"]],
  ["", ["Permissions", "Page to share", "Share with guests", "Share"]],
])("%j has those first that are called so, and those of other words last", (typed, order) => {
  const commands = [
    { label: "Permissions", keywords: "share, sharing" },
    { label: "Page to share", keywords: "" },
    { label: "Share with guests", keywords: "" },
    { label: "Share", keywords: "" },
  ];
  expect(matchingCommands(typed, commands).map(({ label }) => label)).toEqual(order);
});
