import { expect, it } from "vitest";
import { demoEnvironment, demoLanguage, demoWithSubsites } from "./demo-environment.mjs";

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

it("speaks the language of the command line, else that of the environment, in a folder of its own", () => {
  expect(demoLanguage(["--language", "nl"], { ATRIUM_DEMO_LANGUAGE: "en" })).toBe("nl");
  expect(demoLanguage([], { ATRIUM_DEMO_LANGUAGE: "nl" })).toBe("nl");
  expect(demoLanguage([], {})).toBeUndefined();
  expect(demoEnvironment({}, "/atrium", "nl")).toEqual({ ATRIUM_DATA: "/atrium/data-demo-nl" });
  expect(demoEnvironment({}, "/atrium", "../../etc")).toEqual({ ATRIUM_DATA: "/atrium/data-demo-etc" });
  expect(demoEnvironment({ ATRIUM_DEMO_DATA: "mine" }, "/atrium", "nl")).toEqual({
    ATRIUM_DATA: "/atrium/mine",
  });
});

it("has subsites where they are asked for, in one more folder", () => {
  expect(demoWithSubsites(["--subsites"])).toBe(true);
  expect(demoWithSubsites(["--language", "nl"])).toBe(false);
  expect(demoEnvironment({}, "/atrium", "nl", demoWithSubsites(["--subsites", "--language", "nl"]))).toEqual({
    ATRIUM_DATA: "/atrium/data-demo-nl-subsites",
  });
});
