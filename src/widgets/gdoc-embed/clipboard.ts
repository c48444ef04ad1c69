import { embedClipboard } from "../kit/embed-clipboard.ts";
import { type GDocEmbed, shownGDocEmbed } from "./schema.ts";

export const gdocEmbedClipboard = embedClipboard<GDocEmbed>(shownGDocEmbed);
