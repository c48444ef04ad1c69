import { afterAll, beforeAll, expect, it } from "vitest";
import { innerCircles, serverCircles } from "./inner-rooms.ts";
import { type Planted, plant } from "./planted.ts";

it("rooms inside a room stand in an order: none leads back to itself", () => {
  expect(innerCircles(process.cwd())).toEqual([]);
});

it("folders of the server stand in an order, too", () => {
  expect(serverCircles(process.cwd())).toEqual([]);
});

let house: Planted;
beforeAll(async () => {
  house = await plant({
    "src/features/pages/contract.ts": "export {};\n",
    "src/features/pages/handlers.ts": 'import "./starring/store.ts";\n',
    "src/features/pages/starring/store.ts": 'import "../contract.ts";\nimport "../trash/store.ts";\n',
    "src/features/pages/trash/store.ts": 'import "../starring/rules.ts";\n',
    "src/features/people/invites/rules.ts": 'import "#features/people/account/rules.ts";\n',
    "src/features/people/account/rules.ts": 'import "#features/people/invites/rules.ts";\n',
    "src/features/people/rules.ts": 'import "#features/pages/contract.ts";\n',
    "src/server/main.ts": 'import "./web/http.ts";\n',
    "src/server/web/http.ts": 'import "../screens/show.ts";\nimport "../system.ts";\n',
    "src/server/screens/show.ts": 'import "#server/web/cookies.ts";\n',
    "src/features/menu/rules.ts": 'import "./editing/rules.ts";\n',
    "src/features/menu/editing/rules.ts": 'import "../wording.ts";\n',
  });
});
afterAll(() => house.remove());

it("the net of inner rooms catches two that know each other, by whatever path, and a ground that knows what stands on it", () => {
  const found = innerCircles(house.folder);
  expect(found).toContain("pages: starring -> trash -> starring");
  expect(found).toContain("menu: its ground -> editing -> its ground");
  expect(found).toContainEqual(expect.stringMatching(/^people: (account|invites) -> (account|invites) -> /));
  expect(found).toHaveLength(3);
  expect(serverCircles(house.folder)).toEqual(["screens -> web -> screens"]);
});
