import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

type AvatarRefusal =
  | "no-picture"
  | "picture-replaced"
  | "picture-gone"
  | "picture-too-large"
  | "picture-pixels"
  | "crop-empty"
  | "crop-outside"
  | "svg-not-cropped";

export const avatarRefusals: RefusalWording<AvatarRefusal> = {
  "no-picture": { kind: "invalid", text: "No profile image. Upload an image first." },
  "picture-replaced": { kind: "conflict", text: "This picture was changed somewhere else. Open it again." },
  "picture-gone": { kind: "conflict", text: "The earlier picture is no longer kept." },
  "picture-too-large": { kind: "invalid", text: "This picture is too large. Choose one of at most 15 MB." },
  "picture-pixels": { kind: "invalid", text: "This picture has too many pixels. Make it smaller first." },
  "crop-empty": { kind: "invalid", text: "Choose a part of the picture." },
  "crop-outside": { kind: "invalid", text: "Choose a square inside the picture." },
  "svg-not-cropped": { kind: "invalid", text: "An SVG picture is always shown whole." },
};

export const avatarWords = words("avatars", {
  title: "Change Profile Picture",
  change: "Change Picture",
  upload: "Upload picture",
  replace: "Upload another",
  adjust: "Adjust",
  remove: "Remove",
  done: "Done",
  none: "No picture yet. Initials are shown.",
  noneToCrop: "No profile image. Upload an image first.",
  hint: "PNG, GIF, JPG, BMP or SVG, at most 15 MB.",
  uploading: "Upload in progress...",
  progress: "Uploading, {percent}%",
  notLoaded: "We couldn't load the picture.",
  failed: "We couldn't upload the picture. Check your connection and try again.",
  changed: "Picture changed",
  removed: "Picture removed",
  undo: "Undo",
  undone: "Picture restored",
  crop: "Part shown",
  cropHint: "Drag the square or its corners. Arrow keys work too.",
  cornerTopLeft: "Top left corner",
  cornerTopRight: "Top right corner",
  cornerBottomLeft: "Bottom left corner",
  cornerBottomRight: "Bottom right corner",
  place: "{size} by {size} pixels, {left} from the left, {top} from the top",
});
