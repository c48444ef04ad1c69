import * as z from "zod/mini";
import { checklistFace } from "#widgets/checklist/face.ts";
import { faces } from "#widgets/faces.ts";
import { draftOf } from "#widgets/kit/draft.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetSchema } from "#widgets/widget.ts";
import { type BenchKind, benchKinds } from "./names.ts";

/** One shape for all of them: a title, and how much is shown below it. */
const Content = z.strictObject({ title: z.string().check(z.maxLength(200)), most: z.int() });
export type BenchContent = z.infer<typeof Content>;

export const benchWidget = (kind: BenchKind, content: BenchContent) =>
  ({ kind, version: 1, content }) as unknown as StoredWidget;

function schemaOf(kind: BenchKind): Omit<WidgetSchema<BenchContent>, "kind"> & { readonly kind: BenchKind } {
  return {
    kind,
    version: 1,
    content: Content,
    upgrades: {},
    drafts: { 1: { toDraft: (values) => draftOf({ values }), fromDraft: ({ values }) => values } },
    empty: () => ({ title: "", most: 0 }),
    plainText: ({ title }) => title,
    anchors: () => [],
    files: () => [],
  };
}

for (const kind of benchKinds) {
  Object.assign(schemas, { [kind]: schemaOf(kind) });
  Object.assign(faces, { [kind]: checklistFace });
}
