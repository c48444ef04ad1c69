import { createBlankPage, createPage, loadNewPage, saveCopy } from "#features/creating/contract.ts";
import { loadPageEdit, savePageEdit, saveProperties } from "#features/properties/contract.ts";
import { as } from "../as.ts";
import type { World } from "../world.ts";
import { type Proof, type Proofs, at, fresh } from "./proof.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";

type Settings = Record<string, unknown>;
/** Sends settings to a dialog and answers the address of the page, or what the refusal says. */
type Save = (world: World, settings: Settings) => Promise<{ redirect: string } | { refused: unknown }>;

const saves = {
  page_create_save: async (world, settings) =>
    answerOf(await as(world, world.ada).call(createPage, { settings })),
  page_create_blank_save: async (world, settings) =>
    answerOf(await as(world, world.ada).call(createBlankPage, { settings })),
  page_clone_version_save: async (world, settings) => {
    const page_id = await newPage(world);
    return answerOf(await as(world, world.ada).call(saveCopy, { page_id, version_id: 0, settings }));
  },
  page_edit_properties_save: async (world, settings) => {
    const page_id = await newPage(world);
    return answerOf(await as(world, world.ada).call(saveProperties, { page_id, settings }));
  },
  "save-page-edit": async (world, settings) => {
    const page_id = await newPage(world);
    return answerOf(await as(world, world.ada).call(savePageEdit, { page_id, settings }));
  },
} satisfies Record<string, Save>;

/** Two values of each field of the settings (PDLG-10); what is not sent stays, so undefined is one of them. */
const values: Readonly<Record<string, readonly [unknown, unknown]>> = {
  title: ["Fleet news", "Harbour news"],
  category: ["Main", "Main/Fields"],
  tags: [[], ["Safety"]],
  // It says what the tags beside it are meant against, and means nothing alone.
  tags_before: [undefined, ["Safety"]],
  slug: ["", "field-of-its-own"],
  make_homepage: [false, true],
  make_template: [false, true],
  make_default_template: [false, true],
  markdown: [undefined, "Words of its own"],
  "permission_state.*.view": [true, false],
  "permission_state.*.edit": [false, true],
  "permission_state.*.follow": [false, true],
  "permission_state.*.deleted": [false, true],
};

function settingProofs(save: Save): Record<string, Proof> {
  const proofs: Record<string, Proof> = {};
  for (const [field, pair] of Object.entries(values))
    proofs[`settings.${field}`] = {
      values: pair,
      seen: (value, world) => seenOf(save, world, at(field, value, "all")),
    };
  proofs["settings.permission_state.*.email"] = {
    values: ["", "gast@noordervaart.example"],
    seen: (value, world) => seenOf(save, world, at("permission_state.*.email", value, "new1")),
  };
  return proofs;
}

/** What a page is like after the settings were sent for it, or why they were refused. */
async function seenOf(save: Save, world: World, settings: Settings): Promise<unknown> {
  const answer = await save(world, { title: "Alike", ...settings });
  if ("refused" in answer) return answer;
  const { page, html } = await pageAt(world, answer.redirect);
  const loaded = await as(world, world.ada).call(loadPageEdit, { page_id: page.id });
  if (!loaded.success) throw new Error(loaded.code);
  const { title, category_path, is_homepage, is_template, is_default_template, users } = loaded;
  const tags = loaded.tags.map(({ tag }) => tag);
  // Each page made here has an address, ids of widgets and guests of its own.
  const slug = loaded.slug === "field-of-its-own" ? loaded.slug : loaded.slug === "";
  const plain = { make_homepage: false, make_template: false, make_default_template: false };
  await as(world, world.ada).call(saveProperties, { page_id: page.id, settings: plain });
  const shares = users.map((group) => [group.view, group.edit, group.follow, group.sub_users.length]);
  return {
    title,
    category_path,
    tags,
    is_homepage,
    is_template,
    is_default_template,
    slug,
    shares,
    hasWords: html.includes("Words of its own"),
  };
}

async function pageAt(world: World, address: string) {
  const ada = as(world, world.ada);
  const id = /^\/page\/(\d+)\/$/.exec(address)?.[1];
  const shown = id
    ? await ada.call(readPageById, { page_id: Number(id) })
    : await ada.call(readPageAt, { slug: address.slice(1, -1) });
  if (!shown.success) throw new Error(shown.code);
  return shown;
}

function answerOf(answer: { success: true; redirect: string } | { success: false; body: unknown }) {
  return answer.success ? { redirect: answer.redirect } : { refused: answer.body };
}

export async function newPage(world: World): Promise<number> {
  const answer = await as(world, world.ada).call(createPage, { settings: { title: fresh("Page ") } });
  if (!answer.success) throw new Error(answer.code);
  return (await pageAt(world, answer.redirect)).page.id;
}

const fromPage = {
  values: [undefined, true] as const,
  /** The page that it begins as gives it its title. */
  seen: async (value: unknown, world: World) => {
    const from_page_id = value === undefined ? undefined : await newPage(world);
    const answer = await as(world, world.ada).call(loadNewPage, { from_page_id });
    return answer.success && answer.title === "";
  },
};

export const pageDialogProofs: Proofs = {
  ...Object.fromEntries(Object.entries(saves).map(([name, save]) => [name, settingProofs(save)])),
  page_create_load: { from_page_id: fromPage },
  page_create_save: {
    ...settingProofs(saves.page_create_save),
    from_page_id: {
      values: [undefined, true],
      seen: async (value, world) => {
        const from_page_id = value === undefined ? undefined : await newPage(world);
        const answer = await as(world, world.ada).call(createPage, { from_page_id, settings: {} });
        return answer.success ? "made, with the title of a copy" : answer.body;
      },
    },
  },
};
