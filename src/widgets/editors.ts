import { AttachmentEditor } from "./attachment/editor.tsx";
import type { KindEditors } from "./editor.ts";
import { ImageEditor } from "./image/editor.tsx";
import { ImageSettings } from "./image/settings.tsx";
import { MarkdownEditor } from "./markdown/editor.tsx";
import { TableEditor } from "./table/editor.tsx";
import { TableSettings } from "./table/settings.tsx";

/** How each kind is written. Loaded with edit mode only. */
export const editors = {
  Markdown: { Editor: MarkdownEditor },
  Table: { Editor: TableEditor, Settings: TableSettings },
  Image: { Editor: ImageEditor, Settings: ImageSettings },
  Attachment: { Editor: AttachmentEditor },
} satisfies Partial<KindEditors>;
