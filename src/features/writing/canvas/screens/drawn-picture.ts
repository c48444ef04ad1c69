import type { Outgoing } from "#widgets/kit/clipboard.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";

/** Pixels of the longer side, and letters of all pictures of one clipboard together. */
const sideMost = 1600;
const lettersMost = 8_000_000;

/**
 * How pictures go to other programs. Those that the page shows go along themselves, since their address is closed to whoever
 * is not signed in; what is not loaded, or too much, goes by its address.
 */
export function pictureForOthers(): Outgoing["picture"] {
  let left = lettersMost;
  return (file) => {
    const own = fileAddress(file);
    const shown = [...document.querySelectorAll<HTMLImageElement>(".canvas img")].find(
      (img) => img.complete && img.naturalWidth > 0 && new URL(img.src).pathname === own,
    );
    const drawn = shown && left > 0 ? drawnPicture(shown, /\.png$/i.test(file.name)) : null;
    if (!drawn || drawn.length > left) return location.origin + own;
    left -= drawn.length;
    return drawn;
  };
}

function drawnPicture(img: HTMLImageElement, isSharp: boolean): string | null {
  const scale = Math.min(1, sideMost / Math.max(img.naturalWidth, img.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(img.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(img.naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  try {
    context.drawImage(img, 0, 0, canvas.width, canvas.height);
    return isSharp ? canvas.toDataURL("image/png") : canvas.toDataURL("image/jpeg", 0.85);
  } catch {
    // A browser that gives no pixels away: the address still leads to the picture.
    return null;
  }
}
