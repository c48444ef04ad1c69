import type { ComponentType } from "react";
import { AttachmentView } from "./attachment/view.tsx";
import { HeadingView } from "./heading/view.tsx";
import { ImageView } from "./image/view.tsx";
import { MarkdownView } from "./markdown/view.tsx";
import { ParagraphView } from "./paragraph/view.tsx";
import { TableView } from "./table/view.tsx";
import type { ViewProps, WidgetKind } from "./widget.ts";

/** How each kind is read; complete by type. */
export const views: Readonly<Record<WidgetKind, ComponentType<ViewProps<never>>>> = {
  Heading: HeadingView,
  Paragraph: ParagraphView,
  Markdown: MarkdownView,
  Table: TableView,
  Image: ImageView,
  Attachment: AttachmentView,
};
