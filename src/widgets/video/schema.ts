import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import { FileFact, PictureFact } from "../kit/file-fact.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";
import { Captions, captionsIn, draftedCaptions } from "./captions.ts";

export const titleMost = 300;
export const videoWidths = ["full", "small"] as const;
/** The most bytes of a video (UPLD-08). */
const bytesMost = 500 * 1024 * 1024;

const Held = FileFact.check(z.refine(({ type, size }) => type === "video/mp4" && size <= bytesMost));
const Content = z.strictObject({
  /** Null while none is chosen yet; then readers see nothing. */
  file: z.nullable(Held),
  /** Stands there until it plays; never without a video. */
  poster: z.nullable(PictureFact),
  title: limitedText(titleMost),
  width: z.enum(videoWidths),
  /** What is said in it; none unless said otherwise. */
  captions: z.optional(Captions),
});
export type Video = z.infer<typeof Content>;

/** An uploaded video with the browser's player (WIDG-07). */
export const video: WidgetSchema<Video> = {
  kind: "Video",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ title, captions, ...values }) =>
        draftOf({ values: { ...values, ...draftedCaptions(captions) }, texts: { title } }),
      fromDraft({ values, texts }) {
        const file = heldIn(values["file"]);
        return {
          file,
          poster: file && posterIn(values["poster"]),
          title: cutText(texts["title"], titleMost),
          width: oneOf(videoWidths, values["width"]),
          ...(file ? captionsIn(values) : {}),
        };
      },
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ file: null, poster: null, title: "", width: "full" }),
  plainText: ({ file, title }) => [title, file?.name].filter(Boolean).join("\n"),
  anchors: () => [],
  replaceable: ({ file }) => (file ? [["file", file.id]] : []),
  files: ({ file, poster, captions = [] }) =>
    [file, poster, ...captions.map((each) => each.file)].flatMap((held) => (held ? [held.id] : [])),
};

/** What may stand there; null for every other file. */
export function heldIn(value: unknown): Video["file"] {
  const { success, data } = Held.safeParse(value);
  return success ? data : null;
}

export function posterIn(value: unknown): Video["poster"] {
  const { success, data } = PictureFact.safeParse(value);
  return success ? data : null;
}
