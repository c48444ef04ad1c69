import FileType from "lucide-react/icons/file-type";
import { useSay } from "#ui/language.tsx";
import { FileChoice } from "../kit/file-choice.tsx";
import { HeightChoice } from "../kit/embed-editor.tsx";
import type { EditorProps, UploadedFile } from "../kit/editor.ts";
import { HeldFile } from "../kit/held-file.tsx";
import type { LateParts } from "../kit/late-editor.tsx";
import { setValue } from "../kit/set-value.ts";
import { widgetWords } from "../kit/wording.ts";
import { heldIn, type Pdf, titleMost } from "./schema.ts";
import { PdfView } from "./view.tsx";
import { pdfWords } from "./wording.ts";

const accepted = "application/pdf,.pdf";

function PdfEditor(props: EditorProps<Pdf>) {
  const say = useSay();
  const arrive = ({ id, name, size, type }: UploadedFile) => {
    const held = heldIn({ id, name, size, type });
    if (held) setValue(props, "file", held);
  };
  return (
    <HeldFile
      of={props}
      as="pdf"
      accept={accepted}
      icon={FileType}
      titleMost={titleMost}
      words={pdfWords}
      onArrived={arrive}
    >
      <PdfView content={props.content} say={say} />
    </HeldFile>
  );
}

function PdfSettings(props: EditorProps<Pdf>) {
  const say = useSay();
  return (
    <>
      <HeightChoice of={props} />
      {props.content.file && (
        <FileChoice
          accept={accepted}
          look="quiet"
          size="small"
          onFile={(file) => props.page.upload(file, "pdf")}
        >
          {say(widgetWords.replace)}
        </FileChoice>
      )}
    </>
  );
}

export const pdfEditor: LateParts<Pdf> = { Editor: PdfEditor, Settings: PdfSettings };
