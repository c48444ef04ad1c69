import { handle } from "#calls/handle.ts";
import { readDocument } from "#documents/read-document.ts";
import { readTree } from "#features/folders/store.ts";
import { folderPaths } from "#features/folders/model/folder-paths.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { namedTag } from "#features/tags/model/tag.ts";
import { escaped } from "#kernel/escaped.ts";
import { demand } from "#kernel/refusal.ts";
import { type Template, loadTemplates } from "./contract.ts";
import { type Example, examplesIn } from "./model/examples.ts";
import { pictureOf } from "#features/pages/drawing/model/page-picture.ts";
import { languageOfExamples } from "./operations.ts";
import { type TemplateRow, readTemplates } from "./store.ts";

export const templateHandlers = [
  handle(loadTemplates, async ({ actor, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const paths = folderPaths(await readTree(actor, tx, say));
    const templates = await readTemplates(actor, tx);
    const language = await languageOfExamples(actor, wire.language(), tx);
    return {
      templates: templates.map((row) => listedTemplate(row, paths.get(row.folderId) ?? "")),
      examples: examplesIn(language).map(listedExample),
    };
  }),
];

function listedTemplate(row: TemplateRow, path: string): Template {
  return {
    id: row.id,
    title: row.title,
    title_s: escaped(row.title),
    description_s: escaped(row.preview),
    icon: "file-text",
    is_default_template: row.isDefault,
    is_example: false,
    tags: row.tags.map(namedTag),
    path,
    picture: row.document ? pictureOf(readDocument(row.document)) : [],
  };
}

function listedExample({ id, title, description, icon, document }: Example): Template {
  return {
    id,
    title,
    title_s: escaped(title),
    description_s: escaped(description),
    icon,
    is_default_template: false,
    is_example: true,
    tags: [],
    path: "",
    picture: pictureOf(document),
  };
}
