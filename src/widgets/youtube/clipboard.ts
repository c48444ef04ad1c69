import { embedClipboard } from "../kit/embed-clipboard.ts";
import { type Youtube, shownYoutube } from "./schema.ts";

export const youtubeClipboard = embedClipboard<Youtube>(shownYoutube);
