import Download from "lucide-react/icons/download";
import { Icon } from "#ui/icon.tsx";
import { fileAddress } from "../kit/file-address.ts";
import { FileSign } from "../kit/file-sign.tsx";
import type { ViewProps } from "../widget.ts";
import { factsOf } from "./facts.ts";
import type { FileList } from "./schema.ts";
import "./view.css";

/** Each row leads to its file. */
export function FileListView({ content, say }: ViewProps<FileList>) {
  const { title, items } = content;
  if (items.length === 0) return null;
  return (
    <div className="file-list">
      {title.trim() !== "" && (
        <p className="file-list-title" dir="auto">
          {title.trim()}
        </p>
      )}
      <ul className="file-list-rows">
        {items.map(({ id, file, added, name }) => (
          <li key={id} className="file-list-row">
            <FileSign type={file.type} />
            <span className="file-list-words">
              <a href={fileAddress(file)} download={file.name} dir="auto">
                {name.trim() || file.name}
              </a>
              <small>{factsOf({ file, added }, say.formats)}</small>
            </span>
            <Icon of={Download} size={20} />
          </li>
        ))}
      </ul>
    </div>
  );
}
