import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** What a page's readers are told of it. Times are seconds since 1970. */
export const PageFacts = z.object({
  id: z.int(),
  title: z.string(),
  /** Where it lives: its slug, or its id (ROUT-37). */
  address: z.string(),
  folders: z.array(z.object({ id: z.int(), name: z.string(), isMain: z.boolean() })),
  /** The tags that are on it, by name; whoever reads a page knows its tags (decision 0081). */
  tags: z.array(z.object({ id: z.int(), name: z.string() })),
  /** What only people of the site are told: visitors and guests read the page, and nothing about those who keep it. */
  internal: z.nullable(
    z.object({
      /** Which of its versions this is; two may be of one second. */
      version: z.int(),
      modified: z.number(),
      modifier: z.nullable(z.object({ id: z.int(), name: z.string(), photo: z.nullable(z.string()) })),
      minutes: z.int(),
      audience: z.enum(["editors", "public", "password", "everybody", "subsite", "some"]),
      /** The same in words. */
      seenBy: z.string(),
    }),
  ),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  mayEdit: z.boolean(),
  isStarred: z.boolean(),
  isFollowed: z.boolean(),
  /** Something was written that is not published yet; said only to those who may edit. */
  hasDraft: z.boolean(),
  /** It came with a starting point and nobody has changed it; said only to those who may edit. */
  isSample: z.boolean(),
  isTemplate: z.boolean(),
  /** Open threads in its margin; null for whoever is not told of comments. */
  comments: z.nullable(z.int()),
  /** Blocks of a home page stand on it: it is wide, and with a greeting that stands in place of its title. */
  layout: z.enum(["reading", "wide", "greeting"]),
  /** Never published yet: only those who edit it see it. */
  isUnpublished: z.boolean(),
});

export type PageFacts = z.infer<typeof PageFacts>;
export type InternalFacts = NonNullable<PageFacts["internal"]>;

/** What a link to the page shows elsewhere: told to visitors of public pages alone. */
export const LinkCard = z.object({
  summary: z.string(),
  picture: z.nullable(z.object({ id: z.int(), name: z.string() })),
});

export type LinkCard = z.infer<typeof LinkCard>;

/** What a living widget shows to this reader. */
export const HoleData = z.object({ id: z.string(), kind: z.string(), data: z.unknown() });

/** A hole in a finished body, with all that its view needs. */
export const FilledHole = z.object({
  ...HoleData.shape,
  content: z.unknown(),
  anchors: z.readonly(z.array(z.string())),
  isBroken: z.optional(z.boolean()),
});

/** What the page screen shows. `html` is the finished body, and `holes` what fills its holes for this reader. */
const PageShown = {
  title: z.string(),
  address: z.string(),
  /** The page was asked for at an address that it no longer has. */
  moved: z.boolean(),
  html: z.string(),
  holes: z.array(FilledHole),
  page: PageFacts,
  card: z.nullable(LinkCard),
  /** The page was asked for with `?edit`, by somebody who may. */
  isEditing: z.boolean(),
  /** The page was asked for with `?edit`, by somebody who may only read it. */
  isEditRefused: z.boolean(),
};

/** `?edit` behind the address of a page asks for edit mode. */
export const edit = z.optional(text(10));

export const readPageAt = defineCall({
  name: "read-page-at",
  method: "GET",
  path: "/{slug}/",
  access: "read",
  input: { slug: line(300), edit },
  output: PageShown,
  refusals: ["page-not-found"],
});

export const readPageById = defineCall({
  name: "read-page-by-id",
  method: "GET",
  path: "/page/{page_id}/",
  access: "read",
  input: { page_id: Id, edit },
  output: PageShown,
  refusals: ["page-not-found"],
});
