import { clipFaces } from "#documents/clip/clip-faces.ts";
import { type Receiving, readClip } from "#documents/clip/read-clip.ts";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";

export const origin = "https://noordervaart.example";
const here: Receiving = { origin, holds: () => true };
export const elsewhere: Receiving = { origin, holds: () => false };
/** What other programs are given of copied widgets. */
export const goOut = (widgets: readonly PastedWidget[], from = origin) =>
  clipFaces(
    { origin: from, widgets },
    {
      picture: ({ id }) => `${from}/-/file/${id}/p.png`,
      faceOf: ({ of }) => ({ name: `the ${of}`, address: `/${of}/`, isNamed: true }),
    },
  );
/** What is made of the faces of a clipboard. */
export const comeIn = ({ html, text }: { html: string; text: string }, at = here) =>
  readClip({ html: html === "" ? null : parsedHtml(html), text }, at);
