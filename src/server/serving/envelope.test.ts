import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { encodings } from "#testing/encoded.ts";
import { some } from "#testing/properties.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { handlers } from "../handlers.ts";
import { routed } from "./routes.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const create = () => `/ajax/category/create/${world.mainFolderId}/`;

describe("the envelope", () => {
  it("is success true with the fields of the call [CALL-13]", async () => {
    const answer = await ed.post(create(), { new_name: "Envelope" });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, name: "Envelope", id: expect.any(Number) },
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is success false with the sentence in error and in the call's own failure fields [CALL-09] [CALL-13] [FOPT-13]", async () => {
    const answer = await ed.post(`/ajax/category/rename/${world.mainFolderId}/`, { name: "Root" });
    expect(answer.body).toEqual({
      success: false,
      error: "Cannot rename the Main folder",
      message: "Cannot rename the Main folder",
    });
  });

  it("names each bad field and repeats nothing that was sent [CALL-13]", async () => {
    const answer = await ed.post(create(), { new_name: `<b>${"x".repeat(2000)}` });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.text).toContain("new_name");
    expect(answer.text).not.toContain("<b>");
  });

  it("takes a random ajx beside the fields of any call [CALL-01]", async () => {
    const answer = await ed.post("/ajax/category/tree/", { ajx: "0.123" });
    expect(answer.body).toMatchObject({ success: true, tree: expect.any(Array) });
  });

  it("stands around bodies that cannot be read, too [CALL-13]", async () => {
    for (const [type, payload] of [
      ["application/json", "{"],
      ["application/json", ""],
      ["multipart/form-data", "no boundary"],
      ["text/csv", "a,b"],
    ] as const) {
      const answer = await ed.ask({
        method: "POST",
        url: "/ajax/category/tree/",
        headers: { "content-type": type },
        payload,
      });
      expect({ type, payload, status: answer.status }).toEqual({ type, payload, status: 400 });
      expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
    }
  });

  it("stands around a bug inside a handler: an apology that tells nothing of it, and the status 500 [CALL-13]", async () => {
    const owner = new pg.Client(configOf(world.address));
    await owner.connect();
    await owner.query("alter table tag rename to away");
    const answers = [
      await ed.ask({ url: "/-/tags/" }),
      await ed.post("/ajax/tag/rename/1/", { name: "Tide" }),
    ];
    await owner.query("alter table away rename to tag");
    await owner.end();
    const error = "Oops, something went wrong. Please try again.";
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 500, body: { success: false, error } });
      expect(headers["content-type"]).toContain("application/json");
    }
    expect(web.bugs).toHaveLength(2);
    expect((await ed.ask({ url: "/-/tags/" })).body).toMatchObject({ success: true });
  });
});

it("is answered around a large part without a name that can be read", async () => {
  const part = `content-disposition: form-data; name="\n\t"\r\n\r\n${"fog ".repeat(12_000)}\r\n`;
  const answer = await ed.ask({
    method: "POST",
    url: "/ajax/category/tree/",
    headers: { "content-type": "multipart/form-data; boundary=atrium" },
    payload: `--atrium\r\n${part}--atrium--\r\n`,
  });
  expect(answer.status).toBe(403);
});

describe("JSON, form-encoded and multipart bodies", () => {
  it("do the same", async () => {
    const made = await ed.post(create(), { new_name: "Thrice" });
    const answers = [];
    for (const encoding of encodings)
      answers.push(
        await ed.post(`/ajax/category/rename/${Number(made.body?.["id"])}/`, { name: "Same" }, { encoding }),
      );
    expect(answers.map(({ body }) => body)).toEqual(encodings.map(() => ({ success: true, name: "Same" })));
  });

  const paths = routed(handlers)
    .map(({ call }) => call)
    .filter((call) => call.method === "POST" && !call.refusals.includes("too-many-attempts"))
    .map((call) => [call.path] as const);

  it.each(some(paths))("are refused alike at %s", async (path) => {
    for (const value of ["", "1", "word"]) {
      const url = path.replace(/\{\w+\}/g, "999999999");
      const fields = { name: value, data: value, settings: value, profile_ids: value, email: value };
      const answers = [];
      for (const encoding of encodings) answers.push(await visitor.post(url, fields, { encoding }));
      const [first, ...others] = answers.map(({ status, body }) => ({ status, body }));
      expect(first?.status).toBeLessThan(500);
      expect(others).toEqual([first, first]);
    }
  });
});
