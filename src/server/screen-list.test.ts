import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { screens } from "#app/screens.ts";
import { mayBeAddress } from "#features/pages/addresses/rules.ts";
import { screenList } from "./screen-list.ts";

const components = Object.keys(screens);
/** Shown at addresses of other screens, or in development. */
const withoutAddress = ["waiting", "refused", "gallery", "gallery-canvas"];

describe.each(screenList)("the screen $name", ({ name, addresses }) => {
  it("has its component in a file of its name", () => {
    expect(components, `name the file ${name}-screen.tsx, in a folder screens/`).toContain(name);
  });

  it("lives where no page may live", () => {
    const first = addresses.map((address) => address.split("/")[1] ?? "");
    const takeable = first.filter((word) => !word.startsWith("{") && mayBeAddress(word).allowed);
    expect(takeable, "a page could take this address: reserve it in pages/addresses/rules.ts").toEqual([]);
  });
});

it("every component's screen stands in the room.ts of its room", () => {
  const names = screenList.map(({ name }) => name);
  expect(components.filter((name) => !names.includes(name)).sort()).toEqual(withoutAddress.sort());
});

it("every component is exported by the name of its file", async () => {
  for (const name of components) expect(await screens[name]?.("code")).toBeTypeOf("function");
});

it("every screen with an address is walked through in every look and by keys", () => {
  // Those of an empty installation are walked through where somebody sets a site up.
  const elsewhere = ["set-up", "start"];
  const table = readFileSync(new URL("../../e2e/harness/every-screen.ts", import.meta.url), "utf8");
  const walked = [...table.matchAll(/\bname: "([^",]+)/g)].map(([, name]) => name);
  const names = screenList.map(({ name }) => name).filter((name) => !elsewhere.includes(name));
  expect(names.filter((name) => !walked.includes(name))).toEqual([]);
});
