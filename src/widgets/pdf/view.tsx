import { useFormats } from "#ui/language.tsx";
import { fileAddress } from "../kit/file-address.ts";
import { fileSize } from "../kit/file-size.ts";
import type { ViewProps } from "../widget.ts";
import type { Pdf } from "./schema.ts";
import { pdfWords } from "./wording.ts";
import "./view.css";

/** The browser's own reader in a frame: pages, search and print are its own. Phones have none in frames, and open the file. */
export function PdfView({ content, say }: ViewProps<Pdf>) {
  const { file, title, height } = content;
  const formats = useFormats();
  if (!file) return null;
  const name = title.trim() || file.name;
  return (
    <div className="pdf">
      <iframe
        className="pdf-frame"
        src={fileAddress(file)}
        title={name}
        loading="lazy"
        style={{ blockSize: height }}
      />
      <p className="pdf-line">
        <a className="pdf-open" href={fileAddress(file)} target="_blank" rel="noopener" dir="auto">
          {name}
        </a>
        <span className="pdf-size">{[say(pdfWords.kindName), fileSize(file.size, formats)].join(" · ")}</span>
        <a href={fileAddress(file)} download={file.name}>
          {say(pdfWords.download)}
        </a>
      </p>
    </div>
  );
}
