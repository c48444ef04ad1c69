import { EmbedView } from "../kit/embed-view.tsx";
import type { ViewProps } from "../widget.ts";
import { type IFrame, shownIFrame } from "./schema.ts";

export function IFrameView({ content, say }: ViewProps<IFrame>) {
  return <EmbedView shown={shownIFrame(content)} title={content.title} say={say} />;
}
