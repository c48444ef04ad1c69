import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { handlers } from "../handlers.ts";
import { openApiOf } from "./openapi.ts";
import { refusals } from "../refusals.ts";
import { routed } from "../serving/routes.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description: string; content: object }>;
};

const calls = routed(handlers).map(({ call }) => call);
const document = openApiOf(calls, { refusals, version: "1.2.3" });
const operations = document.paths as unknown as Record<string, Record<string, Operation>>;

it("stands at /api/openapi.json, for everybody to read (long)", async () => {
  const answer = await (await web.browser("visitor")).get("/api/openapi.json");
  expect(answer).toMatchObject({ status: 200, body: { openapi: "3.1.0", info: { title: "Atrium" } } });
  expect(Object.keys(answer.body?.["paths"] as object).sort()).toEqual(Object.keys(operations).sort());
});

it("describes every call that has an address, at each of its paths", () => {
  const described = Object.entries(operations).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const answered = calls.flatMap((call) =>
    [call.path, ...(call.alsoAt ?? [])].map((path) => `${call.method} ${path}`),
  );
  expect(described.sort()).toEqual(answered.sort());
});

it("names fields, bodies, answers and refusals of a call", () => {
  const create = operations["/ajax/category/create/{parent_id}/"]?.["post"];
  expect(create).toMatchObject({
    operationId: "create-folder",
    parameters: [{ name: "parent_id", in: "path", required: true }],
  });
  expect(Object.keys(create?.requestBody?.content ?? {})).toEqual([
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ]);
  expect(create?.requestBody?.content["application/json"]?.schema.properties).toHaveProperty("new_name");
  expect(create?.responses["409"]?.description).toBe(
    "folder-exists: A folder with this name already exists here.",
  );
  expect(JSON.stringify(create?.responses["200"])).toContain('"success":{"type":"boolean","const":true}');
});

it("says refusals as people read them, with an example where they count", () => {
  const descriptions = Object.values(operations)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses).map(({ description }) => description));
  expect(descriptions.filter((text) => /[{}#]|undefined/.test(text))).toEqual([]);
  expect(descriptions.join("\n")).toContain("Try again in 5 minutes.");
});

it("gives each operation a name of its own", () => {
  const names = Object.values(operations).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  );
  expect(names).toEqual([...new Set(names)]);
});
