import { useState } from "react";
import { send } from "#client/call.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { cropPicture } from "../contract.ts";
import { firstCrop, isCrop } from "../model/crop.ts";
import { type Replaced, type ShownPicture, cropping, replacedBy } from "../model/shown-picture.ts";
import { avatarRefusals, avatarWords } from "../wording.ts";
import { CropArea } from "./crop-area.tsx";

type CropPaneProps = { personId: number; picture: ShownPicture; onDone: (cropped: Replaced) => void };

/** Chooses the square that is shown. OK saves it, and like Cancel leads back to the pane that uploads (AVAT-08, AVAT-09). */
export function CropPane({ personId, picture, onDone }: CropPaneProps) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const [crop, setCrop] = useState(() => firstCrop(picture));

  async function perform(): Promise<Outcome> {
    if (!isCrop(crop)) return say(sentenceOf(avatarRefusals, "crop-empty"));
    const answer = await send(cropPicture, cropping(personId, picture.base, crop));
    if (!answer.success) return sayRefusal(answer, "edit-profile");
    onDone(replacedBy(answer));
  }

  return (
    <DialogFrame title={say(avatarWords.title)} description={say(avatarWords.cropHint)} confirm={{ perform }}>
      <CropArea src={`${picture.base}crop`} sides={picture} crop={crop} onCrop={setCrop} />
    </DialogFrame>
  );
}
