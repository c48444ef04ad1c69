import FileArchive from "lucide-react/icons/file-archive";
import FileImage from "lucide-react/icons/file-image";
import FileIcon from "lucide-react/icons/file";
import FileMusic from "lucide-react/icons/file-music";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import FileType from "lucide-react/icons/file-type";
import FileVideo from "lucide-react/icons/file-video";
import Presentation from "lucide-react/icons/presentation";
import { Icon } from "#ui/icon.tsx";
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

/** What kind of file it is, as a picture beside its name. */
export function FileSign({ type }: { type: string }) {
  return <Icon of={signs[fileKind(type)]} size={20} />;
}
