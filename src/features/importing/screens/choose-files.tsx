import FolderUp from "lucide-react/icons/folder-up";
import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFormats, useSay } from "#ui/language.tsx";
import { fileSize } from "#widgets/kit/file-size.ts";
import { archiveMost, entriesMost } from "../model/limits.ts";
import { type Chosen, chosenFrom, chosenFromDrop } from "../parts/chosen.ts";
import { importingWords as words } from "../wording.ts";

/** Where files are dropped or chosen; what cannot be imported is refused here, before anything is sent. */
export function ChooseFiles({ onChosen }: { onChosen: (chosen: Chosen) => void }) {
  const say = useSay();
  const troubleOf = useTrouble();
  const [trouble, setTrouble] = useState<string | null>(null);
  const limits = useId();

  function take(chosen: Chosen | null): void {
    const found = chosen ? troubleOf(chosen) : say(words.unreadable, { name: say(words.itself) });
    setTrouble(found);
    if (chosen && found === null) onChosen(chosen);
  }

  return (
    <>
      <DropPlace onDropped={take}>
        <FileButtons described={limits} onFiles={(files) => take(chosenFrom(files))} />
        <p className="importing-limits" id={limits}>
          {say(words.limits)}
        </p>
      </DropPlace>
      {trouble && (
        <div className="importing-trouble">
          <ErrorText announced>{trouble}</ErrorText>
        </div>
      )}
      <ul className="importing-facts">
        {facts.map((key) => (
          <li key={key}>{say(words[key])}</li>
        ))}
      </ul>
    </>
  );
}

const facts = ["becomesPages", "becomesFolders", "becomesFiles", "becomesReaders", "notRead"] as const;

function DropPlace(props: { onDropped: (chosen: Chosen | null) => void; children: ReactNode }) {
  const say = useSay();
  const [isOver, setOver] = useState(false);

  async function drop(event: DragEvent): Promise<void> {
    event.preventDefault();
    setOver(false);
    props.onDropped(await chosenFromDrop(event.dataTransfer.items).catch(() => null));
  }

  return (
    <div
      className="importing-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <Icon of={Upload} size={20} className="importing-drop-sign" />
      <p className="importing-drop-here">{say(words.dropHere)}</p>
      {props.children}
    </div>
  );
}

function useTrouble() {
  const say = useSay();
  const formats = useFormats();
  return ({ zip, files, size, hasPages }: Chosen): string | null => {
    if (!zip && files.length === 0) return say(words.noneChosen);
    if (size > archiveMost) return say(words.tooLarge, { size: fileSize(size, formats) });
    if (files.length > entriesMost) return say(words.tooMany, { count: files.length });
    return hasPages ? null : say(words.noMarkdown);
  };
}

type FileButtonsProps = { described: string; onFiles: (files: Iterable<File>) => void };

/** Two buttons for two fields that browsers draw in their own ways. Phones know no folders; their style sheet hides that button. */
function FileButtons({ described, onFiles }: FileButtonsProps) {
  const say = useSay();
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  function took({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const list = [...(currentTarget.files ?? [])];
    // The same choice again is a choice too.
    currentTarget.value = "";
    if (list.length > 0) onFiles(list);
  }
  const hidden = { type: "file", hidden: true, multiple: true, onChange: took } as const;
  return (
    <div className="importing-buttons" aria-describedby={described} role="group">
      <Button look="primary" onPress={() => files.current?.click()}>
        {say(words.chooseFiles)}
      </Button>
      <span className="importing-folder-button">
        <Button icon={FolderUp} onPress={() => folder.current?.click()}>
          {say(words.chooseFolder)}
        </Button>
      </span>
      <input ref={folder} {...hidden} {...{ webkitdirectory: "" }} aria-label={say(words.chooseFolder)} />
      <input ref={files} {...hidden} aria-label={say(words.chooseFiles)} />
    </div>
  );
}
