import FileArchive from "lucide-react/icons/file-archive";
import FileImage from "lucide-react/icons/file-image";
import FileIcon from "lucide-react/icons/file";
import FileMusic from "lucide-react/icons/file-music";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import FileType from "lucide-react/icons/file-type";
import FileVideo from "lucide-react/icons/file-video";
import Presentation from "lucide-react/icons/presentation";
import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/icon.tsx";
import { useFormats } from "#ui/language.tsx";
import { fileSize } from "../kit/file-size.ts";
import { type FileKind, fileKind } from "./file-kinds.ts";

const signs = {
  picture: FileImage,
  video: FileVideo,
  sound: FileMusic,
  pdf: FileType,
  sheet: FileSpreadsheet,
  slides: Presentation,
  archive: FileArchive,
  text: FileText,
  other: FileIcon,
} satisfies Record<FileKind, unknown>;

/** A file with its sign, its name in place, its size, and what can be done with it. */
export function FileRow(props: {
  file: { readonly name: string; readonly size: number; readonly type: string };
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const { name, size, type } = props.file;
  const formats = useFormats();
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase();
  return (
    <div className="attachment-row" ref={props.ref}>
      <span className="attachment-sign">
        <Icon of={signs[fileKind(type)]} size={20} />
      </span>
      <span className="attachment-words">
        {props.children}
        <small>{[ending, fileSize(size, formats)].filter(Boolean).join(" · ")}</small>
      </span>
      {props.action}
    </div>
  );
}
