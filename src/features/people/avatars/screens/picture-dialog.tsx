import { type DragEvent, useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { FileChoice } from "#widgets/kit/file-choice.tsx";
import type { AvatarState } from "../contract.ts";
import { avatarWords } from "../wording.ts";
import { type Arrived, usePictureSending } from "./use-picture-sending.ts";
import { useShownPicture } from "./use-shown-picture.ts";
import "./avatars.css";

type PictureDialogProps = { personId: number; name: string; initial: AvatarState };

/** The pane that uploads a picture; adjusting it is a pane of its own in its place (AVAT-01, AVAT-17). */
export function PictureDialog({ personId, name, initial }: PictureDialogProps) {
  const say = useSay();
  const { pick } = useDialog();
  const { state, changed, remove } = useShownPicture(personId, initial);
  const sending = usePictureSending(personId, ({ state: next, previousBase }) =>
    changed(next, previousBase, avatarWords.changed),
  );
  const { percent, trouble, setTrouble } = sending;

  async function adjust() {
    if (percent !== null) return setTrouble(say(avatarWords.uploading));
    if (state.avatar_base === "") return setTrouble(say(avatarWords.noneToCrop));
    setTrouble(null);
    const cropped = await pick<Arrived>(async (done) => {
      const { CropPane } = await import("./crop-pane.tsx");
      return <CropPane {...{ personId, state }} onDone={done} />;
    });
    if (cropped) changed(cropped.state, cropped.previousBase, avatarWords.changed);
  }

  const photo = state.avatar_base && `${state.avatar_base}large`;
  return (
    <DialogFrame title={say(avatarWords.title)} description={name} cancelLabel={say(avatarWords.done)}>
      <DropPlace onFile={(file) => void sending.start(file)}>
        <Avatar name={name} photo={photo} size={132} />
        <div className="avatars-side">
          <p>{say(photo ? avatarWords.hint : avatarWords.none)}</p>
          {!photo && <p>{say(avatarWords.hint)}</p>}
          <div className="avatars-acts">
            <FileChoice
              look={photo ? "plain" : "primary"}
              accept="image/*,.heic,.svg"
              busy={percent !== null}
              onFile={(file) => void sending.start(file)}
            >
              {say(photo ? avatarWords.replace : avatarWords.upload)}
            </FileChoice>
            {!state.is_svg && <Button onPress={() => void adjust()}>{say(avatarWords.adjust)}</Button>}
            {photo && (
              <Button look="quiet" onPress={() => void remove()}>
                {say(avatarWords.remove)}
              </Button>
            )}
          </div>
          {percent !== null && (
            <Progress
              label={say(avatarWords.upload)}
              percent={percent}
              text={say(avatarWords.progress, { percent })}
            />
          )}
          {trouble && <ErrorText announced>{trouble}</ErrorText>}
        </div>
      </DropPlace>
    </DialogFrame>
  );
}

/** A picture can be dropped anywhere on the pane. */
function DropPlace({ onFile, children }: { onFile: (file: File) => void; children: React.ReactNode }) {
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  return (
    <div
      className="avatars-upload"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
