import ImageUp from "lucide-react/icons/image-up";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps, Upload, UploadedFile } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { PictureFact } from "../kit/file-fact.ts";
import { UploadNote } from "../kit/upload-notes.tsx";
import { useUploads } from "../kit/use-uploads.tsx";
import type { Announcement } from "./schema.ts";
import { announcementWords } from "./wording.ts";

/** The choice of the picture beside the words, and what becomes of one that is on its way. */
export function PictureLine(props: EditorProps<Announcement>) {
  const { content, page } = props;
  const say = useSay();
  const line = useRef<HTMLDivElement>(null);
  const { set, underway, trouble } = usePicture(props);

  /** The button that was pressed goes with the picture: the focus goes to the one that chooses another. */
  function remove() {
    line.current?.querySelector("button")?.focus();
    set(null);
  }

  return (
    <div
      className="announcement-picture-line"
      role="group"
      aria-label={say(announcementWords.picture)}
      ref={line}
    >
      <FileChoice accept="image/*" icon={ImageUp} size="small" onFile={(file) => page.upload(file, "image")}>
        {say(content.picture ? announcementWords.replacePicture : announcementWords.addPicture)}
      </FileChoice>
      {content.picture && (
        <Button look="quiet" size="small" onPress={remove}>
          {say(announcementWords.removePicture)}
        </Button>
      )}
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
    </div>
  );
}

function usePicture({ id, draft, page }: EditorProps<Announcement>) {
  const say = useSay();
  const { tell } = useNotices();
  const uploads = useUploads(page, { as: "image", onArrived: arrive });

  function set(picture: PictureFact | null) {
    const values = draft.getMap(valuesPart(id));
    page.endStep();
    page.change(() => (picture ? values.set("picture", picture) : values.delete("picture")));
    page.endStep();
  }

  function arrive(file: UploadedFile, upload: Upload) {
    const { success, data } = PictureFact.safeParse(file);
    if (success) return set(data);
    tell({ kind: "error", text: say(announcementWords.notPicture) });
    upload.leave();
  }

  return { set, ...uploads };
}
