import { useState } from "react";
import { send } from "#client/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { sentenceOf } from "#kernel/refusal.ts";
import { type AvatarState, cropPicture } from "../contract.ts";
import { firstCrop, isCrop } from "../model/crop.ts";
import { avatarRefusals, avatarWords } from "../wording.ts";
import { CropArea } from "./crop-area.tsx";
import type { Arrived } from "./use-picture-sending.ts";

type CropPaneProps = { personId: number; state: AvatarState; onDone: (cropped: Arrived) => void };

/** Chooses the square that is shown. OK saves it, and like Cancel leads back to the pane that uploads (AVAT-08, AVAT-09). */
export function CropPane({ personId, state, onDone }: CropPaneProps) {
  const say = useSay();
  const [crop, setCrop] = useState(() => firstCrop(state));

  async function perform(): Promise<Outcome> {
    if (!isCrop(crop)) return say(sentenceOf(avatarRefusals, "crop-empty"));
    const { avatar_base } = state;
    const answer = await send(cropPicture, { ...crop, avatar_base, user_id: personId });
    if (!answer.success) return answer;
    onDone({ state: answer, previousBase: answer.previous_base });
  }

  return (
    <DialogFrame title={say(avatarWords.title)} description={say(avatarWords.cropHint)} confirm={{ perform }}>
      <CropArea src={`${state.avatar_base}crop`} sides={state} crop={crop} onCrop={setCrop} />
    </DialogFrame>
  );
}
