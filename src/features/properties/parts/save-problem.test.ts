import { expect, it } from "vitest";
import { failedReply, unreached } from "#client/failure.ts";
import { saveProblem } from "./save-problem.ts";

const paths = ["settings.title"];
const of = (body: object) =>
  saveProblem(
    failedReply(body as Record<string, unknown>, { status: 400, headers: new Headers() }),
    paths,
    "Default.",
  );

it("a failed save shows the errors list, else the message, else the default [PDLG-16]", () => {
  expect(of({ errors: ["A.", { path: "x", message: "B." }], message: "M." }).sentences).toEqual(["A.", "B."]);
  expect(of({ message: "M.", error: "E." }).sentences).toEqual(["M."]);
  expect(of({ error: "E." }).sentences).toEqual(["E."]);
  expect(of({}).sentences).toEqual(["Default."]);
  expect(saveProblem(unreached(), paths, "Default.").sentences).toEqual(["Default."]);
});

it("an error of a field that is shown stands at that field", () => {
  const at = { path: "settings.title", message: "Too long." };
  expect(of({ errors: [at], message: "Please check." })).toEqual({
    sentences: ["Please check."],
    fields: { "settings.title": "Too long." },
  });
  expect(of({ errors: [at, { path: "settings.tags", message: "No." }] })).toEqual({
    sentences: ["No."],
    fields: { "settings.title": "Too long." },
  });
});
