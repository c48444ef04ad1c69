import { pictureAltMost } from "./rules.ts";
import * as z from "zod/mini";
import { KeptFile } from "#features/files/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { type Hex, hexFrom } from "#kernel/colour.ts";
import { line, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { fontPairs, schemes } from "#kernel/site-look.ts";

/** A colour as people write it, with or without `#`. */
const Accent = z.pipe(
  line(9).check(z.refine((typed) => hexFrom(typed) !== null)),
  z.transform((typed) => hexFrom(typed) as Hex),
);

/** A picture, or none; forms send nothing for none. */
const Picture = z.nullable(
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    Id,
  ]),
);

const fields = {
  accent: Accent,
  fonts: z.enum(fontPairs),
  scheme: z.enum(schemes),
  logo_id: Picture,
  dark_logo_id: Picture,
  picture_id: Picture,
  /** What the header picture shows, for those who cannot see it. */
  picture_alt: line(pictureAltMost),
};

/** A picture of the theme as its editor is given it. */
export const ThemePicture = z.object({
  id: z.int(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
});

/** A theme as its editor holds it. */
export const Theme = z.object({
  accent: z.string(),
  fonts: z.enum(fontPairs),
  scheme: z.enum(schemes),
  logo: z.nullable(ThemePicture),
  darkLogo: z.nullable(ThemePicture),
  picture: z.nullable(ThemePicture),
  pictureAlt: z.string(),
  revision: z.int(),
});
export type Theme = z.infer<typeof Theme>;

export const saveTheme = defineCall({
  name: "save-theme",
  method: "POST",
  path: "/-/settings/theme/",
  access: "write",
  changesSites: true,
  input: {
    ...fields,
    /** The revision that was edited, to be told of whoever saved after it. */
    revision: z.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  },
  output: {
    theme: Theme,
    /** What stood there before, to bring it back. */
    previous: Theme,
    /** Who saved after the revision that was edited; null when nobody did. */
    replaced: z.nullable(z.string()),
  },
  refusals: ["signed-out", "owners-only", "theme-picture-missing"],
});

/** Sends a picture for the theme; it belongs to nothing until the theme is saved with it. */
export const uploadThemePicture = defineCall({
  name: "upload-theme-picture",
  method: "POST",
  path: "/-/settings/theme/picture/",
  access: "none",
  takesFile: true,
  input: {},
  output: { file: KeptFile },
  refusals: [
    "signed-out",
    "owners-only",
    "image-format",
    "image-too-large",
    "image-pixels",
    "not-a-file",
    "upload-interrupted",
    "too-many-uploads",
  ],
});
