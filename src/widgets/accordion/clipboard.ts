import { titledPartsClipboard } from "../kit/titled-parts-clipboard.ts";

export const accordionClipboard = titledPartsClipboard;
