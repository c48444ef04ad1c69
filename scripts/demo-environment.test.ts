import { expect, it } from "vitest";
import { demoEnvironment } from "./demo-environment.mjs";

it("gives the demo a folder of its own, and nothing of the real installation", () => {
  const real = {
    DATABASE_URL: "postgres://real/db",
    SMTP_URL: "smtp://mail",
    ATRIUM_OWNER_EMAIL: "o@x",
    PORT: "9000",
  };
  expect(demoEnvironment(real, "/atrium")).toEqual({ PORT: "9000", ATRIUM_DATA: "/atrium/data-demo" });
  expect(demoEnvironment({ ATRIUM_DEMO_DATA: "/elsewhere" }, "/atrium")).toEqual({
    ATRIUM_DATA: "/elsewhere",
  });
});

it("never takes the folder of the real data, wherever that is", () => {
  expect(demoEnvironment({ ATRIUM_DEMO_DATA: "data" }, "/atrium")).toContain("/atrium/data");
  expect(demoEnvironment({ ATRIUM_DEMO_DATA: "/srv", ATRIUM_DATA: "/srv" }, "/atrium")).toContain("/srv");
});
