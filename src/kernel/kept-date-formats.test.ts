import { expect, it } from "vitest";
import { dateFormat } from "./kept-date-formats.ts";

it("one formatter serves all dates of a language and a shape, and no others", () => {
  const dutch = dateFormat("nl", { month: "long", timeZone: "UTC" });
  expect(dateFormat("nl", { month: "long", timeZone: "UTC" })).toBe(dutch);
  const march = Date.UTC(2026, 2, 1);
  expect(dutch.format(march)).toBe("maart");
  expect(dateFormat("en", { month: "long", timeZone: "UTC" }).format(march)).toBe("March");
  expect(dateFormat("nl", { month: "long", timeZone: "America/New_York" }).format(march)).toBe("februari");
});
