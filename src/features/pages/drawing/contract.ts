import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Picture } from "./model/picture.ts";

/** How a page looks on a card: its first picture, else a drawing of what it says, which is empty for a page too long to be drawn. */
export const PageFace = z.object({
  picture: z.nullable(z.object({ id: z.int(), name: z.string() })),
  drawing: Picture,
});
export type PageFace = z.infer<typeof PageFace>;
/** By the ids of pages. */
export const PageFaces = z.record(z.string(), PageFace);
export type PageFaces = z.infer<typeof PageFaces>;

/** `ids` are those of the pages between dots; of one that the actor may not read nothing comes. */
export const readFaces = defineCall({
  name: "read-page-faces",
  method: "GET",
  path: "/-/pages/faces/",
  access: "read",
  input: { ids: z.string().check(z.regex(/^[1-9][0-9]{0,14}(?:\.[1-9][0-9]{0,14}){0,63}$/)) },
  output: { faces: PageFaces },
  refusals: [],
});
