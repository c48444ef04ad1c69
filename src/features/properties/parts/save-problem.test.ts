import { expect, it } from "vitest";
import { failedReply, unreached } from "#client/failure.ts";
import { saveProblem } from "./save-problem.ts";

const paths = ["settings.title"];
const of = (body: object, isInSubsite = false) =>
  saveProblem(failedReply(body as Record<string, unknown>, { status: 400, headers: new Headers() }), paths, {
    otherwise: "Default.",
    isInSubsite,
  });

it("a failed save shows the errors list, else the message, else the default [PDLG-16]", () => {
  expect(of({ errors: ["A.", { path: "x", message: "B." }], message: "M." }).sentences).toEqual(["A.", "B."]);
  expect(of({ message: "M.", error: "E." }).sentences).toEqual(["M."]);
  expect(of({ error: "E." }).sentences).toEqual(["E."]);
  expect(of({}).sentences).toEqual(["Default."]);
  expect(saveProblem(unreached(), paths, { otherwise: "Default." }).sentences).toEqual(["Default."]);
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

it("in a subsite the message stands above the errors [PDLG-03] [PDLG-17] [PDLG-20]", () => {
  const sent = { errors: ["A.", { path: "settings.title", message: "Too long." }], message: "M." };
  expect(of(sent, true)).toEqual({ sentences: ["M.", "A."], fields: { "settings.title": "Too long." } });
  expect(of(sent).sentences).toEqual(["A."]);
  expect(of({}, true).sentences).toEqual(["Default."]);
});
