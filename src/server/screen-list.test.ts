import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { screens } from "#app/screens.ts";
import { mayBeAddress } from "#features/pages/addresses/rules.ts";
import { screenList } from "./screen-list.ts";

const components = Object.keys(screens);
/** Shown at addresses of other screens, or in development. */
const withoutAddress = ["waiting", "refused", "gallery", "gallery-canvas"];

describe.each(screenList)("the screen $name", ({ name, addresses }) => {
  it("has its component in app/screens.ts", () => {
    expect(components, `give "${name}" its line in src/app/screens.ts`).toContain(name);
  });

  it("lives where no page may live", () => {
    const first = addresses.map((address) => address.split("/")[1] ?? "");
    const takeable = first.filter((word) => !word.startsWith("{") && mayBeAddress(word).allowed);
    expect(takeable, "a page could take this address: reserve it in pages/addresses/rules.ts").toEqual([]);
  });
});

it("every component's screen stands in server/screen-list.ts", () => {
  const names = screenList.map(({ name }) => name);
  expect(components.filter((name) => !names.includes(name)).sort()).toEqual(withoutAddress.sort());
});

it("every component's file is called by its screen's name, by which the browser is told to fetch it early", () => {
  const source = readFileSync(new URL("../app/screens.ts", import.meta.url), "utf8");
  const missing = components.filter((name) => !source.includes(`/${name}-screen.tsx"`));
  expect(missing, "rename the file to <name>-screen.tsx, or the screen to its file").toEqual([]);
});
