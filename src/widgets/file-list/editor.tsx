import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Files from "lucide-react/icons/files";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { ErrorText } from "#ui/error-text.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { FileSign } from "../kit/file-sign.tsx";
import type { LateParts } from "../kit/late-editor.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { useUploads } from "../kit/use-uploads.tsx";
import { filePath, filesMost, nameMost, titleMost } from "./draft.ts";
import { factsOf } from "./facts.ts";
import type { FileList } from "./schema.ts";
import { useDroppedFiles } from "../kit/use-dropped-files.tsx";
import { useFiles } from "./use-files.tsx";
import { fileListWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

type FileListProps = EditorProps<FileList>;

/** The rows as they are read, their names in place; files are chosen, dropped or pasted, any number at once. */
function FileListEditor(props: FileListProps) {
  const { content, page } = props;
  const frame = useRef<HTMLDivElement>(null);
  const acts = useFiles(props, frame);
  const { underway, trouble } = useUploads(page, { as: "file", onArrived: acts.add });
  const { isOver, ...arriving } = useDroppedFiles(page, acts.send);
  return (
    <div className="file-list file-list-editor" ref={frame} {...arriving}>
      <Title {...props} />
      {content.items.length > 0 && (
        <ul className="file-list-rows">
          {content.items.map((item, at) => (
            <Row key={item.id} {...{ item, at, acts }} list={props} />
          ))}
        </ul>
      )}
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
      <Adding count={content.items.length} isOver={isOver} onFile={acts.send} />
    </div>
  );
}

function Title({ id, draft, page, takeFocus }: FileListProps) {
  const say = useSay();
  const title = useRef<BoundTextHandle>(null);
  useTakenFocus(takeFocus, (at) => title.current?.focus(at));
  return (
    <BoundText
      {...{ draft, id }}
      handle={title}
      path="title"
      most={titleMost}
      lines={false}
      change={page.change}
      label={say(fileListWords.title)}
      placeholder={say(fileListWords.titleHint)}
      className="file-list-title"
      onEdge={page.leave}
    />
  );
}

type RowProps = {
  item: FileList["items"][number];
  at: number;
  acts: ReturnType<typeof useFiles>;
  list: FileListProps;
};

function Row(props: RowProps) {
  const { item, at, list } = props;
  const say = useSay();
  const { id, draft, page } = list;
  const place = at + 1;
  return (
    <li className="file-list-row">
      <FileSign type={item.file.type} />
      <span className="file-list-words">
        <BoundText
          {...{ draft, id }}
          path={filePath(item.id)}
          most={nameMost}
          lines={false}
          change={page.change}
          label={say(fileListWords.name, { place })}
          placeholder={item.file.name}
          onEdge={page.leave}
        />
        <small>{factsOf(item, say.formats)}</small>
      </span>
      <RowTools {...props} />
    </li>
  );
}

function RowTools({ item, at, acts, list }: RowProps) {
  const say = useSay();
  const place = at + 1;
  return (
    <>
      {at > 0 && (
        <IconButton
          icon={ArrowUp}
          size="small"
          label={say(fileListWords.earlier, { place })}
          onPress={() => acts.move(item.id, at - 1, true)}
        />
      )}
      {place < list.content.items.length && (
        <IconButton
          icon={ArrowDown}
          size="small"
          label={say(fileListWords.later, { place })}
          onPress={() => acts.move(item.id, place, false)}
        />
      )}
      <IconButton
        icon={X}
        size="small"
        label={say(fileListWords.remove, { place })}
        onPress={() => acts.remove(item.id, place)}
      />
    </>
  );
}

function Adding({ count, isOver, onFile }: { count: number; isOver: boolean; onFile: (file: File) => void }) {
  const say = useSay();
  if (count >= filesMost)
    return <p className="file-list-hint">{say(fileListWords.full, { count: filesMost })}</p>;
  return (
    <div className={count === 0 ? "file-list-empty" : "file-list-more"}>
      {count === 0 && <Icon of={Files} size={20} />}
      <FileChoice isMany size={count === 0 ? "normal" : "small"} onFile={onFile}>
        {say(count === 0 ? fileListWords.choose : fileListWords.add)}
      </FileChoice>
      <span className="file-list-hint">{say(isOver ? fileListWords.dropHere : fileListWords.drop)}</span>
    </div>
  );
}

/** All that there is to choose stands in its rows. */
export const fileListEditor: LateParts<FileList> = { Editor: FileListEditor };
