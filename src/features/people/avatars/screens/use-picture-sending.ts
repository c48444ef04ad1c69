import { useEffect, useRef, useState } from "react";
import { type FileSent, type Sending, sendFile } from "#client/send-file.ts";
import { useSay } from "#ui/language.tsx";
import type { Say } from "#kernel/language.ts";
import { uploadPicture } from "../contract.ts";
import { type Replaced, replacedIn, uploadFields } from "../model/shown-picture.ts";
import { pictureMost } from "../rules.ts";
import { avatarRefusals, avatarWords } from "../wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";

/** Sends one picture at a time; a new one takes the place of the one before, and none is left under way behind the dialog. */
export function usePictureSending(personId: number, onDone: (replaced: Replaced) => void) {
  const say = useSay();
  const [percent, setPercent] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sending = useRef<Sending | null>(null);
  useEffect(() => () => sending.current?.stop(), []);

  async function start(file: File) {
    sending.current?.stop();
    if (file.size > pictureMost) return setTrouble(say(sentenceOf(avatarRefusals, "picture-too-large")));
    setTrouble(null);
    setPercent(0);
    const fields = uploadFields(personId);
    const mine = sendFile(uploadPicture.path, { file, fields }, (sent) => {
      if (sending.current === mine) setPercent(file.size === 0 ? 100 : Math.floor((100 * sent) / file.size));
    });
    sending.current = mine;
    const ended = await mine.ended;
    // Another picture was chosen meanwhile, and is what counts.
    if (sending.current !== mine) return;
    sending.current = null;
    setPercent(null);
    const arrived = arrivedIn(ended);
    if (arrived) onDone(arrived);
    else if (ended.how !== "stopped") setTrouble(troubleIn(ended, say));
  }

  return { percent, trouble, setTrouble, start };
}

function arrivedIn(ended: FileSent): Replaced | null {
  return ended.how === "answered" && ended.body["success"] === true ? replacedIn(ended.body) : null;
}

function troubleIn(ended: FileSent, say: Say): string {
  if (ended.how === "expired") return say(ended.words);
  const error = ended.how === "answered" && ended.status < 500 ? ended.body["error"] : null;
  return typeof error === "string" && error !== "" ? error : say(avatarWords.failed);
}
