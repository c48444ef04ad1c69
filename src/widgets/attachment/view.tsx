import { fileAddress } from "../file-fact.ts";
import type { ViewProps } from "../widget.ts";
import type { Attachment } from "./schema.ts";

export function AttachmentView({ content }: ViewProps<Attachment>) {
  const { file, title } = content;
  if (!file) return null;
  return (
    <p className="attachment">
      <a href={fileAddress(file)} download={file.name} dir="auto">
        {title || file.name}
      </a>
    </p>
  );
}
