import * as z from "zod/mini";
import { handle } from "#calls/handle.ts";
import { defineCall } from "#kernel/call.ts";
import { line } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

const readGallery = defineCall({
  name: "read-gallery",
  method: "GET",
  path: "/-/gallery/",
  access: "read",
  beforeSite: true,
  input: {},
  output: { title: z.string() },
  refusals: [],
});

const galleryScreen = defineScreen({
  name: "gallery",
  addresses: ["/-/gallery/"],
  call: readGallery,
  frame: "bare",
});

const readGalleryCanvas = defineCall({
  name: "read-gallery-canvas",
  method: "GET",
  path: "/-/gallery/canvas/",
  access: "read",
  beforeSite: true,
  input: { widgets: z.optional(line(10)) },
  output: { title: z.string(), widgets: z.int() },
  refusals: [],
});

const galleryCanvasScreen = defineScreen({
  name: "gallery-canvas",
  addresses: ["/-/gallery/canvas/"],
  call: readGalleryCanvas,
  query: ["widgets"],
  frame: "bare",
});

/** Every piece of the interface on one screen, for those who build it; not there when NODE_ENV is production. */
export const developmentScreens = [
  {
    screen: galleryScreen,
    handler: handle(readGallery, async () => ({ title: "Gallery" })),
  },
  {
    screen: galleryCanvasScreen,
    handler: handle(readGalleryCanvas, async ({ input }) => ({
      title: "Canvas",
      widgets: Number(input.widgets ?? "") || 0,
    })),
  },
];
