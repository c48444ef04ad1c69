import type { SentOf } from "#kernel/call.ts";
import type { AvatarState, cropPicture, loadPicture, showPicture } from "../contract.ts";
import type { Crop } from "./crop.ts";

/** The picture that the dialog shows; without one its base is empty. */
export type ShownPicture = {
  readonly base: string;
  readonly width: number;
  readonly height: number;
  readonly isSvg: boolean;
};

/** A picture that has taken the place of another one; `previous` is the base of that. */
export type Replaced = { readonly picture: ShownPicture; readonly previous: string };

export function pictureOf({ avatar_base: base, is_svg: isSvg, width, height }: AvatarState): ShownPicture {
  return { base, width, height, isSvg };
}

export function replacedBy(answer: AvatarState & { readonly previous_base: string }): Replaced {
  return { picture: pictureOf(answer), previous: answer.previous_base };
}

/** What the upload of a picture answered. */
export function replacedIn(body: Readonly<Record<string, unknown>>): Replaced {
  return { picture: pictureOf(body["state"] as AvatarState), previous: String(body["previous_base"]) };
}

export function loading(personId: number): SentOf<typeof loadPicture> {
  return { user_id: personId };
}

export function showing(id: number, base: string): SentOf<typeof showPicture> {
  return { id, avatar_base: base };
}

export function cropping(personId: number, base: string, crop: Crop): SentOf<typeof cropPicture> {
  return { ...crop, avatar_base: base, user_id: personId };
}

export function uploadFields(personId: number): Readonly<Record<string, string>> {
  return { user_id: String(personId) };
}
