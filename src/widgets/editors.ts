import { AttachmentView } from "./attachment/view.tsx";
import type { KindEditors } from "./editor.ts";
import { headingEditor } from "./heading/editor.tsx";
import { ImageView } from "./image/view.tsx";
import { MarkdownView } from "./markdown/view.tsx";
import { paragraphEditor } from "./paragraph/editor.tsx";
import { plainEditor } from "./plain-editor.tsx";
import { TableView } from "./table/view.tsx";

/** How each kind is written; complete by type. Loaded with edit mode only. */
export const editors = {
  Heading: headingEditor,
  Paragraph: paragraphEditor,
  Markdown: plainEditor(MarkdownView),
  Table: plainEditor(TableView),
  Image: plainEditor(ImageView),
  Attachment: plainEditor(AttachmentView),
} satisfies KindEditors;
