import { EmbedView } from "../kit/embed-view.tsx";
import type { ViewProps } from "../widget.ts";
import { type Youtube, shownYoutube } from "./schema.ts";

export function YoutubeView({ content, say }: ViewProps<Youtube>) {
  return <EmbedView shown={shownYoutube(content)} title={content.title} say={say} />;
}
