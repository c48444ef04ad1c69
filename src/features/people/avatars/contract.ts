import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** The picture of a person as the dialog holds it (AVAT-03). Without one the base is empty and the sides are 0. */
const avatarState = {
  /** What the names of its files stand behind: large, small and crop. */
  avatar_base: z.string(),
  /** Of the file `crop`, in pixels. */
  width: z.int(),
  height: z.int(),
  is_svg: z.boolean(),
  uploading: z.boolean(),
};
export const AvatarState = z.object(avatarState);
export type AvatarState = z.infer<typeof AvatarState>;

const whose = z.optional(Id);
const Base = line(200);
/** A side of a picture goes no further. */
const Place = whole(-100_000, 200_000);

const rights = ["signed-out", "admins-only", "person-not-found"] as const;

/** Of oneself unless `user_id` names somebody else (AVAT-05, AVAT-16). */
export const uploadPicture = defineCall({
  name: "upload-profileimage",
  method: "POST",
  path: "/ajax/settings/upload-profileimage/",
  access: "none",
  takesFile: true,
  input: { user_id: whose },
  output: { state: AvatarState, previous_base: z.string() },
  refusals: [
    ...rights,
    "image-format",
    "picture-too-large",
    "picture-pixels",
    "not-a-file",
    "upload-interrupted",
    "too-many-uploads",
  ],
});

export const loadPicture = defineCall({
  name: "load-profileimage",
  method: "GET",
  path: "/ajax/settings/crop-profileimage/",
  access: "read",
  input: { user_id: whose },
  output: { ...avatarState, name: z.string() },
  refusals: rights,
});

/** Which square of the picture is shown (AVAT-07, AVAT-18). */
export const cropPicture = defineCall({
  name: "crop-profileimage",
  method: "POST",
  path: "/ajax/settings/crop-profileimage/",
  access: "none",
  input: { x1: Place, y1: Place, x2: Place, y2: Place, avatar_base: Base, user_id: whose },
  output: { ...avatarState, previous_base: z.string() },
  refusals: [...rights, "no-picture", "picture-replaced", "crop-empty", "crop-outside", "svg-not-cropped"],
});

/** Takes a picture away, or brings back one of those before it, for a day. */
export const showPicture = defineCall({
  name: "show-profileimage",
  method: "POST",
  path: "/-/people/{id}/picture/",
  access: "write",
  /** The base of the one to show; empty for initials. */
  input: { id: Id, avatar_base: Base },
  output: { ...avatarState, previous_base: z.string() },
  refusals: [...rights, "picture-gone"],
});
