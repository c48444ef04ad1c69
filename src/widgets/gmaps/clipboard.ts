import { embedClipboard } from "../kit/embed-clipboard.ts";
import { type GMaps, shownGMaps } from "./schema.ts";

export const gmapsClipboard = embedClipboard<GMaps>(shownGMaps);
