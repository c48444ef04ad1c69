import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { documentedCalls } from "./documented.ts";

type Written = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly response: readonly string[];
};
const written = JSON.parse(readFileSync("docs/requirements/calls.json", "utf8")) as readonly Written[];

const ofPages = written.filter(({ path }) => /\/ajax\/(?:pages?|category|tag)\//.test(path));

/** Calls of the area that the client does not try, and where they are tried instead. */
const elsewhere: Readonly<Record<string, string>> = {
  move_to_subsite_load: "src/features/creating/crossing/crossing.test.ts",
  move_to_subsite_batch: "src/features/creating/crossing/crossing.test.ts",
  pages_embed_view: "src/server/web/pages-fragment.test.ts",
  load_apps: "nowhere: there are no apps yet",
  load_reaction_details: "nowhere: there are no reactions yet",
};

/** Said when something failed. */
const ofFailures = new Set(["error", "message", "error_message"]);

const plain = (path: string) => path.replace(/^\/@\{slug\}/, "").replace(/\{\w+\}/g, "{}");

it("the client tries each call of the pages area, at its address, and asks for each field of its answer", () => {
  const tried = documentedCalls.map(({ id, method, path, answers }) => ({
    id,
    call: `${method} ${plain(path)}`,
    answers,
  }));
  const asked = ofPages.filter(({ id }) => !(id in elsewhere));
  expect(tried.map(({ id, call }) => `${id} ${call}`).toSorted()).toEqual(
    asked.map(({ id, method, path }) => `${id} ${method} ${plain(path)}`).toSorted(),
  );
  const unasked = asked.flatMap(({ id, response }) => {
    const answers = tried.find((each) => each.id === id)?.answers ?? [];
    const fields = response.filter((field) => !answers.includes(field) && !ofFailures.has(field));
    return fields.map((field) => `${id} ${field}`);
  });
  expect(unasked).toEqual([]);
});
