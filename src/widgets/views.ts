import type { ComponentType } from "react";
import { AttachmentView } from "./attachment/view.tsx";
import { PdfView } from "./pdf/view.tsx";
import { VideoView } from "./video/view.tsx";
import { YoutubeView } from "./youtube/view.tsx";
import { EmbedsView } from "./embeds/view.tsx";
import { IFrameView } from "./iframe/view.tsx";
import { GMapsView } from "./gmaps/view.tsx";
import { GCalendarView } from "./gcalendar/view.tsx";
import { GDocEmbedView } from "./gdoc-embed/view.tsx";
import { CodeSnippetView } from "./code-snippet/view.tsx";
import { AccordionView } from "./accordion/view.tsx";
import { TabsView } from "./tabs/view.tsx";
import { FileListView } from "./file-list/view.tsx";
import { DividerView } from "./divider/view.tsx";
import { ButtonView } from "./button/view.tsx";
import { ShapeView } from "./shape/view.tsx";
import { MathView } from "./math/view.tsx";
import { HeadingView } from "./heading/view.tsx";
import { ImageView } from "./image/view.tsx";
import { MarkdownView } from "./markdown/view.tsx";
import { ParagraphView } from "./paragraph/view.tsx";
import { TableView } from "./table/view.tsx";
import { ShortcutsView } from "./shortcuts/view.tsx";
import type { StillKind, ViewProps } from "./widget.ts";

/** How each kind is read that is the same for every reader; complete by type. The others stand in holes.ts. */
export const views: Readonly<Record<StillKind, ComponentType<ViewProps<never>>>> = {
  Heading: HeadingView,
  Paragraph: ParagraphView,
  CodeSnippet: CodeSnippetView,
  Markdown: MarkdownView,
  Divider: DividerView,
  Button: ButtonView,
  Shape: ShapeView,
  Math: MathView,
  FileList: FileListView,
  Accordion: AccordionView,
  Tabs: TabsView,
  Table: TableView,
  Image: ImageView,
  Attachment: AttachmentView,
  PDF: PdfView,
  Video: VideoView,
  Youtube: YoutubeView,
  embeds: EmbedsView,
  IFrame: IFrameView,
  GMaps: GMapsView,
  GCalendar: GCalendarView,
  GDocEmbed: GDocEmbedView,
  Shortcuts: ShortcutsView,
};
