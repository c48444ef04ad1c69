import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "#secrets/password.ts";
import { encodings } from "#testing/encoded.ts";
import { anyCharacter } from "#testing/any-character.ts";
import { tries } from "#testing/properties.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";
import { handlers } from "../handlers.ts";
import { routed } from "./routes.ts";

let world: World;
let web: TestWeb;
let browsers: TestBrowser[];
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
  browsers = [await web.browser(world.olga), await web.browser("visitor")];
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const calls = routed(handlers)
  .map(({ call }) => call)
  .filter(
    (call) =>
      call.method === "POST" && call.name !== "sign-out" && /^\/(accounts|-|ajax\/people)\//.test(call.path),
  );

/** Texts that have broken servers before, beside anything else. */
const nasty = fc.constantFrom(
  "",
  "\u0000",
  "\ud800",
  "a@\udfff.org",
  "%00",
  "null",
  "-1",
  "1e400",
  '{"addrs":[{"email":"\\ud800@x.org"}]}',
  '{"addrs":[null]}',
  "x".repeat(3000),
);
const anything = fc.oneof(nasty, fc.string({ unit: anyCharacter }), fc.jsonValue());

it.each(calls.map((call) => [call.name, call] as const))(
  "%s answers any body without a bug",
  async (_, call) => {
    const fields = fc.record(Object.fromEntries(Object.keys(call.input).map((name) => [name, anything])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(fields, fc.constantFrom(...encodings), async (sent, encoding) => {
        const path = call.path.replace(
          /\{\w+\}/g,
          (name) =>
            encodeURIComponent(String(sent[name.slice(1, -1)] ?? "1").replace(/\p{Surrogate}/gu, "")).slice(
              0,
              200,
            ) || "0",
        );
        for (const browser of browsers) {
          const answer = await browser.post(path, sent, { encoding });
          expect(answer.status, `${path} ${JSON.stringify(sent)}`).toBeLessThan(500);
        }
      }),
      { numRuns: tries(8), seed: 20261121 },
    );
    expect(web.bugs).toEqual([]);
  },
);
