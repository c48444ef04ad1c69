import * as z from "zod/mini";

/** What is told of a file that was kept. Pictures have a size in pixels, as they are shown. */
export const KeptFile = z.object({
  id: z.int(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The media type by its bytes. */
  type: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type KeptFile = z.infer<typeof KeptFile>;

/** What a file is uploaded to be; each has limits of its own (UPLD-02 to UPLD-09). */
export const filePurposes = ["image", "pdf", "video", "file"] as const;
export type FilePurpose = (typeof filePurposes)[number];
