import { Button } from "#ui/button.tsx";
import { useFormats, useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { fileSize } from "#widgets/kit/file-size.ts";
import { importingWords as words } from "../wording.ts";
import type { Sending } from "./use-sending.ts";

/** How far the files are on their way. */
export function SendingFiles({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const say = useSay();
  const formats = useFormats();
  const { step, done, all, isCut } = sending;
  const label = say(step === "packing" ? words.packing : words.sending);
  const text = say(words.sendingText, { sent: fileSize(done, formats), all: fileSize(all, formats) });
  return (
    <section className="importing-running">
      <h2>{label}</h2>
      <Progress label={label} text={text} percent={all === 0 ? 0 : (done / all) * 100} />
      <p role="status">{say(isCut ? words.cutOff : words.stayHere)}</p>
      <Button onPress={onStop}>{say(words.stop)}</Button>
    </section>
  );
}
