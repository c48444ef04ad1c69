import * as z from "zod/mini";
import { NamedTag } from "#features/tags/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Picture } from "#features/pages/drawing/model/picture.ts";

/** What a new page may begin with (TMPL-05). `icon` is the name of a drawing, `path` that of its folder; `picture` is made of what it says. */
const Template = z.object({
  id: z.int(),
  title: z.string(),
  title_s: z.string(),
  description_s: z.string(),
  icon: z.string(),
  is_default_template: z.boolean(),
  is_example: z.boolean(),
  tags: z.array(NamedTag),
  path: z.string(),
  picture: Picture,
});
export type Template = z.infer<typeof Template>;

/** The templates of the current subsite that the person may read, by title, and the examples that come with the product (TMPL-01, TMPL-04). */
export const loadTemplates = defineCall({
  name: "load_templates",
  method: "GET",
  path: "/ajax/page/page_settings/load_templates/",
  access: "read",
  input: {},
  output: { templates: z.array(Template), examples: z.array(Template) },
  refusals: ["editors-only"],
  failure: ["message"],
});
