import Download from "lucide-react/icons/download";
import { Icon } from "#ui/icon.tsx";
import { fileAddress } from "../kit/file-address.ts";
import type { ViewProps } from "../widget.ts";
import { FileRow } from "./file-row.tsx";
import type { Attachment } from "./schema.ts";
import "./view.css";

/** A file to take along: its sign, its name, what it weighs. The whole row leads to it. */
export function AttachmentView({ content }: Pick<ViewProps<Attachment>, "content">) {
  const { file, title } = content;
  if (!file) return null;
  return (
    <div className="attachment">
      <FileRow file={file} action={<Icon of={Download} size={20} />}>
        <a href={fileAddress(file)} download={file.name} dir="auto">
          {title || file.name}
        </a>
      </FileRow>
    </div>
  );
}
