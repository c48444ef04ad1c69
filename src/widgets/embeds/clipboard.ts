import { embedClipboard } from "../kit/embed-clipboard.ts";
import { type Embeds, shownEmbeds } from "./schema.ts";

export const embedsClipboard = embedClipboard<Embeds>(shownEmbeds);
