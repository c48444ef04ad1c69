import * as z from "zod/mini";
import { handle } from "#calls/handle.ts";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";

const readGallery = defineCall({
  name: "read-gallery",
  method: "GET",
  path: "/-/gallery/",
  access: "read",
  beforeSite: true,
  input: {},
  output: { title: z.string(), renderedAt: z.number() },
  refusals: [],
});

const galleryScreen = defineScreen({
  name: "gallery",
  addresses: ["/-/gallery/"],
  call: readGallery,
  frame: "bare",
});

/** Every piece of the interface on one screen, for those who build it; not there when NODE_ENV is production. */
export const developmentScreens = [
  {
    screen: galleryScreen,
    handler: handle(readGallery, async ({ now }) => ({ title: "Gallery", renderedAt: now.getTime() })),
  },
];
