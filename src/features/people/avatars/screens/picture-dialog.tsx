import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { FileChoice } from "#widgets/kit/file-choice.tsx";
import type { Replaced, ShownPicture } from "../model/shown-picture.ts";
import { avatarWords } from "../wording.ts";
import { DropPlace } from "./drop-place.tsx";
import { usePictureSending } from "./use-picture-sending.ts";
import { useShownPicture } from "./use-shown-picture.ts";
import "./avatars.css";

type PictureDialogProps = { personId: number; name: string; initial: ShownPicture };

/** The pane that uploads a picture; adjusting it is a pane of its own in its place (AVAT-01, AVAT-17). */
export function PictureDialog({ personId, name, initial }: PictureDialogProps) {
  const say = useSay();
  const { pick } = useDialog();
  const { picture, changed, remove } = useShownPicture(personId, initial);
  const { percent, trouble, setTrouble, start } = usePictureSending(personId, changed);
  const send = (file: File) => void start(file);

  async function adjust() {
    if (percent !== null) return setTrouble(say(avatarWords.uploading));
    if (picture.base === "") return setTrouble(say(avatarWords.noneToCrop));
    setTrouble(null);
    const cropped = await pick<Replaced>(async (done) => {
      const { CropPane } = await import("./crop-pane.tsx");
      return <CropPane {...{ personId, picture }} onDone={done} />;
    });
    if (cropped) changed(cropped);
  }

  return (
    <DialogFrame title={say(avatarWords.title)} description={name} cancelLabel={say(avatarWords.done)}>
      <DropPlace onFile={send}>
        <Avatar name={name} photo={picture.base && `${picture.base}large`} size={132} />
        <div className="avatars-side">
          {picture.base === "" && <p>{say(avatarWords.none)}</p>}
          <p>{say(avatarWords.hint)}</p>
          <Acts
            {...{ picture, isBusy: percent !== null }}
            onFile={send}
            onAdjust={() => void adjust()}
            onRemove={() => void remove()}
          />
          {percent !== null && <Sent percent={percent} />}
          {trouble && <ErrorText announced>{trouble}</ErrorText>}
        </div>
      </DropPlace>
    </DialogFrame>
  );
}

type ActsProps = {
  picture: ShownPicture;
  isBusy: boolean;
  onFile: (file: File) => void;
  onAdjust: () => void;
  onRemove: () => void;
};

/** Upload, adjust, remove; a drawing is always shown whole (AVAT-20). */
function Acts({ picture, isBusy, onFile, onAdjust, onRemove }: ActsProps) {
  const say = useSay();
  const isThere = picture.base !== "";
  return (
    <div className="avatars-acts">
      <FileChoice
        look={isThere ? "plain" : "primary"}
        accept="image/*,.heic,.svg"
        busy={isBusy}
        onFile={onFile}
      >
        {say(isThere ? avatarWords.replace : avatarWords.upload)}
      </FileChoice>
      {!picture.isSvg && <Button onPress={onAdjust}>{say(avatarWords.adjust)}</Button>}
      {isThere && (
        <Button look="quiet" onPress={onRemove}>
          {say(avatarWords.remove)}
        </Button>
      )}
    </div>
  );
}

function Sent({ percent }: { percent: number }) {
  const say = useSay();
  const text = say(avatarWords.progress, { percent });
  return <Progress label={say(avatarWords.upload)} percent={percent} text={text} />;
}
