import { titledPartsClipboard } from "../kit/titled-parts-clipboard.ts";

export const tabsClipboard = titledPartsClipboard;
