import { expect, it } from "vitest";
import { gatherOfPages, gatherShared, reachedFrom } from "./build-chunks.mjs";

const modules: Record<string, { now?: string[]; later?: string[] }> = {
  "/house/src/app/living-visitor.tsx": { now: ["/house/src/ui/kept.tsx"] },
  "/house/src/ui/kept.tsx": { now: ["/house/src/ui/language.tsx"] },
  "/house/src/widgets/holes.ts": { later: ["/house/src/widgets/checklist/view.tsx"] },
  "/house/src/widgets/checklist/view.tsx": {
    now: ["/house/src/ui/language.tsx", "/house/src/ui/checkbox.tsx"],
  },
  "/house/src/ui/button.tsx": { now: ["/house/src/ui/language.tsx"] },
};
const getModuleInfo = (id: string) => {
  const { now = [], later = [] } = modules[id] ?? {};
  return { importedIds: now, dynamicallyImportedIds: later };
};

it("gathers what screens share, but for what visitors of a page with living widgets load", () => {
  const { name } = gatherShared("/house/");
  expect(name("/house/src/ui/button.tsx", { getModuleInfo })).toBe("shared");
  for (const path of ["ui/kept.tsx", "ui/language.tsx", "ui/checkbox.tsx", "widgets/checklist/view.tsx"])
    expect(name(`/house/src/${path}`, { getModuleInfo })).toBeNull();
});

it("gathers with it what a page loads at once, but for what it loads later and what visitors load", () => {
  const page = "/house/src/features/reading/screens/page-screen.tsx";
  const imports: Record<string, { now?: string[]; later?: string[] }> = {
    ...modules,
    [page]: {
      now: ["/house/src/ui/button.tsx", "/house/src/ui/kept.tsx"],
      later: ["/house/src/ui/editor.tsx"],
    },
  };
  const infoOf = (id: string) => {
    const { now = [], later = [] } = imports[id] ?? {};
    return { importedIds: now, dynamicallyImportedIds: later };
  };
  const { name } = gatherOfPages("/house/");
  expect(name("/house/src/ui/button.tsx", { getModuleInfo: infoOf })).toBe("shared");
  for (const path of ["ui/editor.tsx", "ui/kept.tsx", "ui/language.tsx", "ui/other.tsx"])
    expect(name(`/house/src/${path}`, { getModuleInfo: infoOf })).toBeNull();
});

it("follows what imports itself in a circle, and stops at what it does not know", () => {
  const circle: Record<string, string> = { a: "b", b: "a" };
  const infoOf = (id: string) =>
    circle[id] ? { importedIds: [circle[id]], dynamicallyImportedIds: ["unknown"] } : null;
  expect([...reachedFrom(["a"], infoOf)]).toEqual(["a", "b", "unknown"]);
});
