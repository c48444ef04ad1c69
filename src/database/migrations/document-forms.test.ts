import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { schemas } from "#widgets/schemas.ts";
import { migrations } from "./list.ts";

/**
 * Everything that documents and drafts may hold, as a fingerprint, and the migration behind which they do. A release that doesn't know the
 * name of a migration refuses the data (migrate.ts); without one it would start, answer with errors and drop what it can't read.
 */
const forms: Readonly<Record<string, string>> = {
  c91d9c0469d7ded0: "2027-03-28-lists-from-any-number",
};

function fingerprint(): string {
  const contents = Object.values(schemas).map(({ kind, content }) => [
    kind,
    z.toJSONSchema(content, { unrepresentable: "any" }),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([draftSchema, contents]))
    .digest("hex")
    .slice(0, 16);
}

it("earlier releases refuse data whose documents may hold what they can't read", () => {
  const [form, migration] = Object.entries(forms).at(-1) ?? [];
  expect(
    form,
    "Documents may hold something else. Add an empty migration and a line here that names both; an old name will do only where every earlier release reads it all.",
  ).toBe(fingerprint());
  expect(Object.keys(migrations)).toContain(migration);
});
