import { AttachmentEditor } from "./attachment/editor.tsx";
import type { KindEditors } from "./kit/editor.ts";
import { headingEditor } from "./heading/editor.tsx";
import { ImageEditor } from "./image/editor.tsx";
import { ImageSettings } from "./image/settings.tsx";
import { MarkdownEditor } from "./markdown/editor.tsx";
import { paragraphEditor } from "./paragraph/editor.tsx";
import { TableEditor } from "./table/editor.tsx";
import { TableSettings } from "./table/settings.tsx";

/** How each kind is written; complete by type. Loaded with edit mode only. */
export const editors: KindEditors = {
  Heading: headingEditor,
  Paragraph: paragraphEditor,
  Markdown: { Editor: MarkdownEditor },
  Table: { Editor: TableEditor, Settings: TableSettings },
  Image: { Editor: ImageEditor, Settings: ImageSettings },
  Attachment: { Editor: AttachmentEditor },
};
