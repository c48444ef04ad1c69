import { EmbedView } from "../kit/embed-view.tsx";
import type { ViewProps } from "../widget.ts";
import { type GMaps, shownGMaps } from "./schema.ts";

export function GMapsView({ content, say }: ViewProps<GMaps>) {
  return <EmbedView shown={shownGMaps(content)} title={content.title} say={say} />;
}
