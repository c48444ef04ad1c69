import type { LucideIcon } from "lucide-react";
import Hash from "lucide-react/icons/hash";
import Heading from "lucide-react/icons/heading";
import Image from "lucide-react/icons/image";
import Paperclip from "lucide-react/icons/paperclip";
import Table2 from "lucide-react/icons/table-2";
import Text from "lucide-react/icons/text";
import type { WidgetKind } from "#widgets/widget.ts";

export const kindIcons: Readonly<Record<WidgetKind, LucideIcon>> = {
  Paragraph: Text,
  Heading,
  Image,
  Attachment: Paperclip,
  Markdown: Hash,
  Table: Table2,
};
