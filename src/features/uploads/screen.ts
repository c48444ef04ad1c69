import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";

/** In which order, and which of them: the largest first, the newest first, or the largest of those that no page shows. */
export const fileLists = ["large", "new", "hidden"] as const;
export type FileList = (typeof fileLists)[number];

export const storedKinds = ["pictures", "videos", "pdfs", "others"] as const;

/** What holds a file that no page shows. */
export const otherUses = ["theme", "photo", "draft", "version", "trash", "nothing"] as const;
export type OtherUse = (typeof otherUses)[number];

const UploadedFile = z.object({
  id: z.int(),
  /** Null where nothing shows it to the reader of the list, who didn't upload it either. */
  name: z.nullable(z.string()),
  kind: z.enum(storedKinds),
  /** Bytes. */
  size: z.int(),
  /** In milliseconds since 1970. */
  uploaded: z.number(),
  uploader: z.nullable(z.string()),
  /** Some of the pages that show it and may be read. */
  pages: z.array(z.object({ id: z.int(), title: z.string(), address: z.string() })),
  /** How many show it beyond these. */
  more: z.int(),
  /** Where no page shows it. */
  use: z.nullable(z.enum(otherUses)),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** Bytes and files of a kind; what several hold alike is stored and counted once. */
const Stored = z.object({
  kind: z.enum(storedKinds),
  bytes: z.int(),
  files: z.int(),
});
export type Stored = z.infer<typeof Stored>;

export const readUploads = defineCall({
  name: "read-uploads",
  method: "GET",
  path: "/settings/files/",
  access: "read",
  input: {
    by: z.optional(z.enum(fileLists)),
    /** The file behind which the list goes on. */
    after: z.optional(Id),
  },
  output: {
    title: z.string(),
    by: z.enum(fileLists),
    stored: z.array(Stored),
    files: z.array(UploadedFile),
    /** The address where the list goes on; null where it ends. */
    more: z.nullable(z.string()),
    isFurther: z.boolean(),
  },
  refusals: ["signed-out", "owners-only"],
});

export const uploadsScreen = defineScreen({
  name: "uploads",
  addresses: ["/settings/files/"],
  call: readUploads,
  query: ["by", "after"],
  frame: "site",
});
