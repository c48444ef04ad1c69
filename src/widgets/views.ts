import type { ComponentType } from "react";
import { HeadingView } from "./heading/view.tsx";
import { MarkdownView } from "./markdown/view.tsx";
import { ParagraphView } from "./paragraph/view.tsx";
import { TableView } from "./table/view.tsx";
import type { ViewProps, WidgetKind } from "./widget.ts";

/** How each kind is read; complete by type. */
export const views = {
  Heading: HeadingView,
  Paragraph: ParagraphView,
  Markdown: MarkdownView,
  Table: TableView,
} satisfies Record<WidgetKind, ComponentType<ViewProps<never>>>;
