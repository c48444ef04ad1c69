import * as z from "zod/mini";

/** What a widget keeps of a file that was uploaded: its id, and what its view needs before the file itself is there. */
export const FileFact = z.strictObject({
  id: z.int().check(z.gte(1)),
  name: z.string().check(
    z.minLength(1),
    z.maxLength(255),
    z.regex(/^[^\u0000-\u001f/\\]+$/),
    z.refine((name) => name.isWellFormed()),
  ),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** The sniffed media type. */
  type: z.string().check(z.regex(/^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,80}$/)),
});
export type FileFact = z.infer<typeof FileFact>;

const Pixels = z.int().check(z.gte(1), z.lte(100_000));

/** The same of a picture, whose place is known before it is there. */
export const PictureFact = z.strictObject({ ...FileFact.shape, width: Pixels, height: Pixels });
export type PictureFact = z.infer<typeof PictureFact>;
