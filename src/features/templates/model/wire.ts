import type { Template } from "../contract.ts";
import type { ShownTemplate } from "./templates-shown.ts";

/** A template of the answer in our words; `textOf` reads what is said in HTML. */
export function shownTemplate(template: Template, textOf: (html: string) => string): ShownTemplate {
  const { id, title, path, tags, picture } = template;
  return {
    id,
    title,
    path: belowMain(path),
    picture,
    isDefault: template.is_default_template,
    description: textOf(template.description_s),
    tags: tags.map(({ tag }) => tag),
  };
}

/** Everything lies in Main, so that it is not told. */
function belowMain(path: string): string {
  return path.split("/").slice(1).join(" / ");
}
