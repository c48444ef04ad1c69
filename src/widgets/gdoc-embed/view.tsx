import { EmbedView } from "../kit/embed-view.tsx";
import type { ViewProps } from "../widget.ts";
import { type GDocEmbed, shownGDocEmbed } from "./schema.ts";

export function GDocEmbedView({ content, say }: ViewProps<GDocEmbed>) {
  return <EmbedView shown={shownGDocEmbed(content)} title={content.title} say={say} />;
}
