import { embedClipboard } from "../kit/embed-clipboard.ts";
import { type IFrame, shownIFrame } from "./schema.ts";

export const iframeClipboard = embedClipboard<IFrame>(shownIFrame);
