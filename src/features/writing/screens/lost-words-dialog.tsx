import { copyText } from "#client/copy-text.ts";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { draftWords } from "../wording.ts";

/** What somebody wrote and no draft holds, to copy from. */
export function LostWordsDialog(props: { texts: readonly string[]; help: string; onForget: () => void }) {
  const { texts, help, onForget } = props;
  const say = useSay();
  const { tell, fail } = useNotices();
  const text = texts.join("\n\n");

  async function copy() {
    if (await copyText(text)) tell({ text: say(draftWords.copied) });
    else fail(say(draftWords.notCopied));
  }

  return (
    <DialogFrame
      title={say(draftWords.lostTitle)}
      description={help}
      size="edit"
      cancelLabel={say(draftWords.keepThem)}
      confirm={{ label: say(draftWords.throwAway), look: "danger", perform: onForget }}
      note={<Button onPress={() => void copy()}>{say(draftWords.copy)}</Button>}
    >
      <TextArea label={say(draftWords.yourWords)} value={text} onChange={() => {}} rows={10} />
    </DialogFrame>
  );
}
