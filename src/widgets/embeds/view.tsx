import { EmbedView } from "../kit/embed-view.tsx";
import type { ViewProps } from "../widget.ts";
import { type Embeds, shownEmbeds } from "./schema.ts";

export function EmbedsView({ content, say }: ViewProps<Embeds>) {
  return <EmbedView shown={shownEmbeds(content)} title={content.title} say={say} />;
}
